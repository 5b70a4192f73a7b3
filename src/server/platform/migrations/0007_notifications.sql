-- Messages owed, complete with addressee and words, written with the change that they announce.
create table messages (
  id              uuid primary key default gen_random_uuid(),
  position        bigint generated always as identity,
  channel         text not null check (channel in ('email', 'sms')),
  kind            text not null,
  recipient       text not null,
  language        text not null,
  subject         text not null,
  text            text not null,
  html            text,
  order_number    text,
  status          text not null check (status in ('QUEUED', 'SENT', 'FAILED', 'KEPT')),
  attempts        integer not null default 0,
  next_attempt_at timestamptz,
  -- A worker is sending it; when the time has passed, that worker is gone.
  leased_until    timestamptz,
  last_error      text,
  created_at      timestamptz not null,
  sent_at         timestamptz
);
create index messages_to_send on messages (next_attempt_at, position) where status = 'QUEUED';
create index messages_by_time on messages (created_at desc, position desc);
create index messages_by_recipient on messages (recipient, created_at desc);
