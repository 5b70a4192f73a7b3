-- The studio hides what strangers wrote for a reason whose kind the writer is told, and removes it:
-- a removed post can be restored until its text and pictures are erased.
alter table reviews
  add column hidden_kind text check (hidden_kind in
    ('ABUSE', 'PERSONAL_DATA', 'ADVERTISING', 'IMPERSONATION', 'OFF_TOPIC', 'OTHER')),
  add column removed_at timestamptz;
update reviews set hidden_kind = 'OTHER' where is_hidden;
alter table reviews add constraint reviews_hidden_for_a_reason
  check (is_hidden = (hidden_kind is not null));
create index reviews_removed on reviews (removed_at) where removed_at is not null;

alter table inquiries
  add column is_hidden boolean not null default false,
  add column hidden_kind text check (hidden_kind in
    ('ABUSE', 'PERSONAL_DATA', 'ADVERTISING', 'IMPERSONATION', 'OFF_TOPIC', 'OTHER')),
  add column hidden_reason text,
  add column removed_at timestamptz,
  add constraint inquiries_hidden_for_a_reason check (is_hidden = (hidden_kind is not null)),
  add check (hidden_reason is null or is_hidden);
create index inquiries_removed on inquiries (removed_at) where removed_at is not null;
