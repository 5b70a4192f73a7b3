-- Who a member is at another company: its name and the subject there, never an address.
create table social_logins (
  provider   text not null check (provider in ('zalo', 'google', 'facebook', 'kakao', 'naver')),
  subject    text not null,
  member_id  uuid not null references members,
  created_at timestamptz not null,
  primary key (provider, subject)
);
create index social_logins_of_member on social_logins (member_id);

-- Somebody was sent to a provider. The hash is of provider, state and challenge, so that only the
-- browser that knows the verifier can come back, once.
create table social_attempts (
  proof_hash   text primary key,
  redirect_uri text not null,
  expires_at   timestamptz not null
);

-- A login whose verified address a member has already: linked when that member signs in.
create table social_links (
  token_hash text primary key,
  provider   text not null,
  subject    text not null,
  member_id  uuid not null references members,
  expires_at timestamptz not null
);

-- Who comes from a provider that tells no address has none.
drop index members_email;
create unique index members_email on members (email) where withdrawn_at is null and email <> '';
