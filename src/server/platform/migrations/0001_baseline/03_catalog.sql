create table products (
  consulting_type text primary key,
  position        integer not null,
  price           integer not null check (price >= 0), -- won
  shipping_fee    integer not null check (shipping_fee >= 0), -- won
  turnaround_days integer not null default 3
    check (turnaround_days between 1 and 60), -- business days from the survey to the result sheet
  is_active       boolean not null,
  image_url       text,
  words           jsonb not null, -- by language: name, summary, description (sanitized HTML)
  revision        integer not null default 1,
  updated_at      timestamptz not null
);
create trigger products_change_pages after insert or update or delete or truncate on products
  for each statement execute function tell_pages_changed();
