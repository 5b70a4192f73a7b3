create table bookings (
  id              uuid primary key default gen_random_uuid(),
  order_number    text not null references orders (number),
  starts_at       timestamptz not null,
  ends_at         timestamptz not null,
  place           integer not null check (place >= 1),
  channel         text not null check (channel in ('phone', 'video', 'visit')),
  note            text not null,
  language        language not null,
  time_zone       text, -- the visitor's, if known
  status          text not null check (status in ('BOOKED', 'CANCELLED')),
  meeting_url     text,
  revision        integer not null default 0, -- raised by each change that calendars must receive
  reminder_due_at timestamptz, -- null: sent, or not wanted
  held_at         timestamptz, -- when an administrator marked the consultation as done
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  check (starts_at < ends_at),
  -- A place holds one consultation at a time, whatever the hours were when it was booked.
  constraint bookings_place_is_free exclude using gist
    (int4range(place, place, '[]') with &&, tstzrange(starts_at, ends_at) with &&)
    where (status = 'BOOKED'),
  constraint bookings_held_were_booked check (held_at is null or status = 'BOOKED')
);
create unique index bookings_one_of_order on bookings (order_number) where status = 'BOOKED';
create index bookings_of_order on bookings (order_number, starts_at desc);
create index bookings_by_time on bookings (starts_at);
create index bookings_to_remind on bookings (reminder_due_at) where reminder_due_at is not null;
