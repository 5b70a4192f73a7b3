-- Raised by each change of the hours, so that nobody overwrites what somebody else has just saved.
alter table booking_hours add column revision integer not null default 0;

-- When the studio said that a consultation took place; null until then.
alter table bookings add column held_at timestamptz;
alter table bookings add constraint bookings_held_were_booked check (held_at is null or status = 'BOOKED');
