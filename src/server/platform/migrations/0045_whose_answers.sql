-- Whose call an answer is kept for: it goes to nobody else, and goes when they leave.
-- No foreign key: a key is claimed first of all, and a lock taken on its member there would cross with
-- the locks that the call takes later.
alter table idempotency_keys add column member_id uuid;
create index idempotency_keys_by_member on idempotency_keys (member_id) where member_id is not null;

update idempotency_keys set member_id = (reply ->> 'member_id')::uuid where scope = 'order';
update idempotency_keys set member_id = inquiries.member_id
  from inquiries where scope = 'inquiry' and idempotency_keys.reply ->> 'id' = inquiries.id::text;
update idempotency_keys set member_id = reviews.member_id
  from reviews where scope = 'review' and idempotency_keys.reply ->> 'id' = reviews.id::text;
