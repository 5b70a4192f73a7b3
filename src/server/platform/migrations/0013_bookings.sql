-- The one row holds all of it; without it the hours of the code hold. Times of day are minutes in Seoul.
create table booking_hours (
  id           boolean primary key default true check (id),
  weekly       jsonb not null,
  exceptions   jsonb not null,
  slot_minutes integer not null check (slot_minutes > 0),
  places       integer not null check (places > 0),
  updated_at   timestamptz not null
);

create table bookings (
  id              uuid primary key default gen_random_uuid(),
  order_number    text not null references orders (number),
  starts_at       timestamptz not null,
  ends_at         timestamptz not null,
  place           integer not null check (place >= 1),
  channel         text not null check (channel in ('phone', 'video', 'visit')),
  note            text not null,
  language        text not null check (language in ('ko', 'en', 'vi')),
  time_zone       text, -- the visitor's own, when it was told
  status          text not null check (status in ('BOOKED', 'CANCELLED')),
  meeting_url     text,
  revision        integer not null default 0, -- raised by each change that a calendar must learn of
  reminder_due_at timestamptz, -- null: sent, or not wanted
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  check (starts_at < ends_at),
  -- A place is one consultation's at a time, whatever the hours were when it was booked.
  constraint bookings_place_is_free exclude using gist
    (int4range(place, place, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
    where (status = 'BOOKED')
);
create unique index bookings_one_of_order on bookings (order_number) where status = 'BOOKED';
create index bookings_of_order on bookings (order_number, starts_at desc);
create index bookings_by_time on bookings (starts_at);
create index bookings_to_remind on bookings (reminder_due_at) where reminder_due_at is not null;

-- A file that goes with a mail: file_name, content_type, text.
alter table messages add column attachment jsonb;
