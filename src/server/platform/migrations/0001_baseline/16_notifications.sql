-- The outbox: messages complete with recipient and text, written in the transaction whose change they
-- announce, delivered afterwards by a worker.
create table messages (
  id              uuid primary key default gen_random_uuid(),
  position        bigint generated always as identity,
  channel         text not null check (channel in ('email', 'sms')),
  kind            text not null,
  recipient       text not null,
  language        language not null,
  subject         text not null,
  text            text not null,
  content         jsonb, -- of a mail: what its HTML is written from when it is sent
  attachment      jsonb, -- file_name, content_type, text
  order_number    text,
  -- Codes, passwords and link tokens in the text. Once the message is delivered they are removed from the
  -- text and from here.
  secrets         text[] not null default '{}',
  blanked_at      timestamptz, -- when they were removed
  -- KEPT: stored without being sent, since no mail server or SMS provider is set up.
  status          text not null check (status in ('QUEUED', 'SENT', 'FAILED', 'KEPT')),
  attempts        integer not null default 0,
  next_attempt_at timestamptz,
  leased_until    timestamptz, -- a worker is sending it; once this has passed, that worker has died
  last_error      text,
  created_at      timestamptz not null,
  sent_at         timestamptz,
  search_text     text generated always as (search_text(recipient)) stored
) with (toast_tuple_target = 4080); -- compressing 2.5 kB took 6% of what an order takes
create index messages_to_send on messages (next_attempt_at, position) where status = 'QUEUED';
create index messages_by_time on messages (created_at desc, position desc);
create index messages_by_status on messages (status, created_at desc, position desc);
create index messages_by_recipient on messages (recipient, created_at desc);

-- What a member has not looked at yet: one row each, deleted once it is read. A new inquiry adds a row for
-- every administrator of that moment.
create table unread (
  id          bigint generated always as identity primary key,
  member_id   uuid not null references members,
  kind        text not null check (kind in ('noti_order', 'noti_result', 'noti_inquiry',
                'noti_inquiry_answer', 'noti_new_inquiry')),
  happened_at timestamptz not null
);
create index unread_of_member on unread (member_id, kind);

-- Events that an administrator has not been emailed about yet: one row each, deleted with the email.
create table admin_events (
  id          bigint generated always as identity primary key,
  member_id   uuid not null, -- no foreign key: an order must not wait for a change of an administrator
  occasion    text not null,
  subject     text not null, -- an order's number, or the id of what it is about
  happened_at timestamptz not null
);
create index admin_events_of_member on admin_events (member_id, happened_at);

-- How an administrator is notified, where that differs from the defaults.
create table admin_notification_settings (
  member_id    uuid primary key references members,
  summary_hour smallint not null check (summary_hour between 0 and 23), -- in Seoul
  timings      jsonb not null, -- AT_ONCE, DAILY or NEVER by occasion
  revision     integer not null default 1
);
