-- What every capability builds on. In all tables times are UTC and amounts are won.

-- Checks that several columns share. Unlike a table's, a domain's is read once per connection and not for
-- every statement.
create domain language as text check (value in ('ko', 'en', 'vi'));
create domain won as integer check (value >= 0);

-- Trigger function of append-only tables.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

-- Undoes a statement that has written on a condition that does not hold.
create function require_condition(holds boolean) returns boolean language plpgsql as $$
begin
  if holds then return true; end if;
  raise exception 'the condition of a statement does not hold' using errcode = 'GY001';
end $$;

-- Trigger function of every table that a public page shows. Each server caches rendered pages; all of
-- them hear of the change on the channel `pages_changed` when it is committed.
create function notify_pages_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages_changed', '');
  return null;
end $$;

-- One lower-case text per row, in which a list is searched. A space around each part lets a search match
-- the beginning or the end of a word. `22_search.sql` indexes it.
create function search_text(variadic parts text[]) returns text language sql immutable parallel safe as $$
  select ' ' || lower(normalize(array_to_string(parts, ' '), NFC)) || ' '
$$;

-- Replies that are stored for repeated calls.
create table idempotency_keys (
  scope       text not null,
  key         text not null check (length(key) between 1 and 255),
  fingerprint text not null, -- of the body: the same key with another body is refused
  reply       jsonb not null,
  -- Whose call it was: the reply goes to nobody else, and is deleted when they close their account.
  -- Null for a visitor. No foreign key: the key is claimed first, and a lock taken on its member then
  -- could deadlock with the locks that the call takes later.
  member_id   uuid,
  created_at  timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
create index idempotency_keys_by_member on idempotency_keys (member_id) where member_id is not null;

-- One row per limited action (logins from an address, codes sent to a number), counted in windows.
create table rate_limits (
  key       text primary key,
  count     integer not null,
  resets_at timestamptz not null
);
create index rate_limits_by_end on rate_limits (resets_at);

-- Six-digit codes that prove an email address or a phone number. Hashes only; the latest code per
-- purpose and target replaces the one before.
create table verification_codes (
  purpose        text not null, -- 'email', 'phone', 'guest_order', 'social_link', 'login', 'confirm'
  target         text not null,
  code_hash      text not null,
  expires_at     timestamptz not null,
  tries_left     integer not null check (tries_left >= 0),
  verified_at    timestamptz,
  spent_at       timestamptz, -- when the proof was used, for example to register
  -- Who proved it, as hashes: of a secret that only their browser has; of their network only where
  -- the browser had none.
  proven_browser text,
  proven_network text,
  created_at     timestamptz not null,
  primary key (purpose, target)
);

-- Pages sent to people per day in Seoul. Nothing about the visitors is stored.
create table page_views (
  day   date primary key,
  views bigint not null check (views > 0)
);

-- What an entry of the audit log is: a change, a look at personal data or an exported file, or a login.
create function audit_category(action text) returns text language sql immutable parallel safe as $$
  select case
    when split_part(action, '.', 1) = 'sign-in' then 'SIGNED_IN'
    when split_part(action, '.', 2) in ('view', 'find', 'export') then 'LOOKED'
    else 'CHANGED'
  end
$$;

create table audit_log (
  id         bigint generated always as identity primary key,
  at         timestamptz not null,
  actor_id   uuid,
  actor_name text not null,
  action     text not null,
  subject    text not null,
  detail     jsonb not null default '{}',
  ip         text,
  request_id text
);
-- Pages of the log, newest first: all of it, or by actor, subject, kind or category.
create index audit_log_in_order on audit_log (at desc, id desc);
create index audit_log_of_actor on audit_log (actor_name, at desc, id desc);
create index audit_log_of_subject on audit_log (subject, at desc, id desc);
create index audit_log_of_kind on audit_log (split_part(action, '.', 1), at desc, id desc);
create index audit_log_of_category on audit_log (audit_category(action), at desc, id desc);
create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_is_not_emptied before truncate on audit_log
  for each statement execute function refuse_change();
