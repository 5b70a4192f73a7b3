-- A provider told us to forget somebody. What is left to erase is tried until it is done.
create table social_deletions (
  code         text primary key, -- named on the page that tells how far it is
  provider     text not null,
  member_id    uuid references members, -- whose account nobody can enter any more; null: nothing left
  requested_at timestamptz not null,
  done_at      timestamptz,
  check (done_at is not null or member_id is not null)
);
create index social_deletions_to_do on social_deletions (requested_at) where done_at is null;
