create table members (
  id                   uuid primary key default gen_random_uuid(),
  user_id              text not null,
  name                 text not null,
  email                text not null,
  phone                text not null,
  postal_code          text,
  basic_address        text,
  detailed_address     text,
  password_hash        text, -- null: signs in by another provider only
  role                 text not null default 'USER' check (role in ('USER', 'ADMIN')),
  is_active            boolean not null default true,
  made_by_installation boolean not null default false,
  language             text not null default 'ko' check (language in ('ko', 'en', 'vi')),
  picture_url          text,
  created_at           timestamptz not null,
  withdrawn_at         timestamptz
);
-- An ID is one person's whatever its capitals; an address is one living member's.
create unique index members_user_id on members (lower(user_id));
create unique index members_email on members (email) where withdrawn_at is null;
create index members_phone on members (phone);

create table consents (
  member_id uuid not null references members,
  kind      text not null,
  version   integer not null,
  agreed_at timestamptz not null,
  primary key (member_id, kind, version)
);

create table sessions (
  id                    uuid primary key default gen_random_uuid(),
  member_id             uuid not null references members,
  refresh_hash          text not null,
  previous_refresh_hash text, -- accepted for some seconds after a rotation: two tabs refresh at once
  rotated_at            timestamptz not null,
  created_at            timestamptz not null,
  expires_at            timestamptz not null,
  ended_at              timestamptz,
  end_reason            text,
  ip                    text,
  user_agent            text,
  temporary_password_hash text -- not null: opened with that temporary password, which must be changed
);
create index sessions_of_member on sessions (member_id) where ended_at is null;

-- The newest one a member; gone once it was used. The member's own password holds beside it.
create table temporary_passwords (
  member_id     uuid primary key references members,
  password_hash text not null,
  expires_at    timestamptz not null
);

-- Six-digit codes to prove an address or a number. Only hashes; one living code a purpose and target.
create table verification_codes (
  purpose     text not null, -- 'email', 'phone', 'guest_order'
  target      text not null,
  code_hash   text not null,
  expires_at  timestamptz not null,
  tries_left  integer not null check (tries_left >= 0),
  verified_at timestamptz,
  spent_at    timestamptz, -- what was proven was used, e.g. by the registration
  created_at  timestamptz not null,
  primary key (purpose, target)
);
