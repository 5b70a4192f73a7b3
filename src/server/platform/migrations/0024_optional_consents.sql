-- What a member agreed to beyond what an account needs, as it stands now.
create table optional_consents (
  member_id    uuid not null references members,
  kind         text not null check (kind in ('marketing_email', 'marketing_sms')),
  is_given     boolean not null,
  changed_at   timestamptz not null,
  confirmed_at timestamptz not null, -- given then, or asked then whether it still holds
  primary key (member_id, kind)
);
create index optional_consents_to_ask on optional_consents (confirmed_at) where is_given;

-- Who agreed to what and when, and when they were asked again: rows are only ever added.
create table consent_history (
  id        bigint generated always as identity primary key,
  member_id uuid not null references members,
  kind      text not null,
  event     text not null check (event in ('GIVEN', 'WITHDRAWN', 'ASKED')),
  at        timestamptz not null
);
create index consent_history_of_member on consent_history (member_id, at desc);
