create table members (
  id                   uuid primary key default gen_random_uuid(),
  user_id              text not null,
  name                 text not null,
  email                text not null, -- '' when the login provider gave none
  phone                text not null,
  postal_code          text,
  basic_address        text,
  detailed_address     text,
  password_hash        text, -- null: signs in with a social login only
  role                 text not null default 'USER' check (role in ('USER', 'ADMIN', 'CONSULTANT', 'VIEWER')),
  is_active            boolean not null default true,
  made_by_installation boolean not null default false,
  language             language not null default 'ko',
  revision             integer not null default 1, -- raised by each change that an administrator makes
  created_at           timestamptz not null,
  withdrawn_at         timestamptz, -- when the account was closed
  search_text          text generated always as (search_text(name, user_id, email, phone)) stored
);
-- A user ID is unique, ignoring case; an email address is unique among open accounts.
create unique index members_user_id on members (lower(user_id));
create unique index members_email on members (email) where withdrawn_at is null and email <> '';
create index members_phone on members (phone);
-- Admin lists, in display order.
create index members_by_time on members (created_at desc, id);
create index members_withdrawn on members (created_at desc, id) where withdrawn_at is not null;
create index members_disabled on members (created_at desc, id) where withdrawn_at is null and not is_active;
create index members_of_the_studio on members (created_at desc, id) where role <> 'USER';
-- Looked up at each start of the server.
create index members_made_by_installation on members (id) where made_by_installation;

-- Trigger function of tables whose rows belong to an open account. It waits for a transaction that is
-- closing the account, and refuses the row once the account is closed. The server maps the error
-- code GY001 to "not signed in".
create function refuse_closed_account() returns trigger language plpgsql as $$
begin
  perform from members where id = new.member_id and withdrawn_at is null for share;
  if not found then
    raise exception 'account of member % is closed', new.member_id using errcode = 'GY001';
  end if;
  return new;
end $$;

create table sessions (
  id                      uuid primary key default gen_random_uuid(),
  member_id               uuid not null references members,
  refresh_hash            text not null,
  previous_refresh_hash   text, -- accepted for some seconds after a rotation: two tabs refresh at once
  rotated_at              timestamptz not null,
  created_at              timestamptz not null,
  expires_at              timestamptz not null, -- moves with each use, up to ends_at
  ends_at                 timestamptz not null,
  confirmed_at            timestamptz not null, -- last proof of the identity: login, or password asked again
  ended_at                timestamptz,
  end_reason              text,
  ip                      text,
  user_agent              text,
  temporary_password_hash text, -- not null: opened with that temporary password, which must be changed
  device_hash             text  -- of the secret in the browser's cookie, by which it is recognised later
);
create index sessions_of_member on sessions (member_id) where ended_at is null;
create index sessions_of_device on sessions (member_id, device_hash);

-- The latest one per member, deleted once it is used. The member's own password stays valid beside it.
create table temporary_passwords (
  member_id     uuid primary key references members,
  password_hash text not null,
  expires_at    timestamptz not null
);

-- The app whose codes are a second factor. The secret is encrypted with a key of SESSION_SECRET.
create table authenticator_apps (
  member_id    uuid primary key references members,
  secret       text not null,
  last_step    bigint not null, -- time step of the last accepted code: a code works once
  confirmed_at timestamptz      -- null until the first code proved that the app has the secret
);

-- Each replaces a factor that is lost, once.
create table recovery_codes (
  member_id uuid not null references members,
  code_hash text not null,
  primary key (member_id, code_hash)
);

create table passkeys (
  id            uuid primary key default gen_random_uuid(),
  member_id     uuid not null references members,
  credential_id text not null unique,
  public_key    text not null,
  counter       bigint not null, -- of the authenticator's signatures; 0 where it does not count
  name          text not null,
  created_at    timestamptz not null,
  last_used_at  timestamptz
);
create index passkeys_of_member on passkeys (member_id);

-- Random values that passkeys must sign, each for one browser and one use.
create table passkey_challenges (
  challenge   text primary key,
  device_hash text not null,
  member_id   uuid references members, -- whose passkey is created; null: a passkey is used
  expires_at  timestamptz not null
);

-- Logins whose first factor was right and whose second is missing. Only the browser that began one can
-- complete it.
create table login_tickets (
  ticket_hash             text primary key,
  member_id               uuid not null references members,
  device_hash             text not null,
  temporary_password_hash text, -- consumed when the login is completed
  expires_at              timestamptz not null
);
create index login_tickets_of_member on login_tickets (member_id);

-- Accounts of login providers that are connected to a member: provider and its subject, never an address.
create table social_logins (
  provider   text not null check (provider in ('zalo', 'google', 'facebook', 'kakao', 'naver')),
  subject    text not null,
  member_id  uuid not null references members,
  created_at timestamptz not null,
  picture_id uuid unique, -- the provider's profile picture, deleted with the login
  primary key (provider, subject)
);
create index social_logins_of_member on social_logins (member_id);

-- Sign-ins that were sent to a provider. The hash is of provider, state and challenge: only the browser
-- that has the verifier can complete the sign-in, and only once.
create table social_auth_requests (
  proof_hash   text primary key,
  redirect_uri text not null,
  expires_at   timestamptz not null
);

-- Social logins whose verified address belongs to a member: connected when that member signs in.
create table social_links (
  token_hash  text primary key,
  provider    text not null check (provider in ('zalo', 'google', 'facebook', 'kakao', 'naver')),
  subject     text not null,
  member_id   uuid not null references members,
  expires_at  timestamptz not null,
  picture_url text -- at the provider; fetched once the login is connected
);

-- A provider's request to delete a person's data. Deletion is retried until it is complete.
create table social_deletions (
  code         text primary key, -- shown on the page that reports the progress
  provider     text not null check (provider in ('zalo', 'google', 'facebook', 'kakao', 'naver')),
  member_id    uuid references members, -- whose account is left without a login; null: nothing to delete
  requested_at timestamptz not null,
  done_at      timestamptz,
  check (done_at is not null or member_id is not null)
);
create index social_deletions_to_do on social_deletions (requested_at) where done_at is null;

-- Data of closed accounts that the law requires to be retained, apart from data in use: customers of
-- orders, inquiries, login history, and marketing consents. A job deletes each row when its retention
-- period is over.
create table retained_records (
  id       bigint generated always as identity primary key,
  kind     text not null check (kind in ('order', 'inquiry', 'access', 'advertising')),
  subject  text not null, -- number of the order; id of the inquiry, session or member
  content  jsonb not null,
  erase_at timestamptz not null
);
create index retained_records_to_erase on retained_records (erase_at);
