-- Who agreed to which version of which policy or to marketing, when and where, and who withdrew it. Rows are
-- added, never changed: the current consent is the last row of its kind. ASKED: the member was asked
-- to confirm a marketing consent. A guest's consent belongs to the order alone.
create table consent_records (
  id           bigint generated always as identity primary key,
  member_id    uuid references members,
  order_number text references orders (number) on delete cascade,
  kind         text not null check (kind in ('terms', 'privacy', 'sensitive', 'marketing_email', 'marketing_sms')),
  event        text not null,
  version      integer not null,
  place        text not null
    check (place in ('SIGN_UP', 'SOCIAL_SIGN_UP', 'SURVEY', 'SETTINGS', 'ORDER', 'MAIL', 'ACCOUNT_CLOSED')),
  at           timestamptz not null,
  constraint consent_records_event_check
    check (event in ('GIVEN', 'WITHDRAWN') or (event = 'ASKED' and kind like 'marketing%')),
  check (num_nonnulls(member_id, order_number) > 0)
);
create index consent_records_of_member on consent_records (member_id, at desc, id desc)
  where member_id is not null;
create index consent_records_of_order on consent_records (order_number)
  where order_number is not null;
create index consent_records_of_marketing on consent_records (member_id, kind, at desc, id desc)
  where kind in ('marketing_email', 'marketing_sms');

-- Deletion is allowed: a record is deleted with its order.
create function refuse_to_change_consents() returns trigger language plpgsql as $$
begin
  raise exception 'consent records are never changed';
end
$$;
create trigger consent_records_stay
  before update on consent_records
  for each row execute function refuse_to_change_consents();
