-- Several products may be of one kind of consulting; customers see them in order of position.
create table products (
  id              uuid primary key default gen_random_uuid(),
  consulting_type text not null,
  position        integer not null,
  price           won not null,
  shipping_fee    won not null,
  turnaround_days integer not null default 3
    check (turnaround_days between 1 and 60), -- business days from the survey to the result sheet
  is_active       boolean not null,
  image_url       text,
  words           jsonb not null check (words ? 'ko'), -- by language: name, summary, description (sanitized HTML)
  revision        integer not null default 1,
  updated_at      timestamptz not null,
  unique (id, consulting_type) -- referenced by orders, which store the kind with the product
);
create trigger products_change_pages after insert or update or delete or truncate on products
  for each statement execute function notify_pages_changed();

-- Requests to be notified when a kind of consulting goes on sale, with the evidence of the consent to one
-- advertising mail. A row is deleted with that mail, by withdrawal, or after twelve months.
create table product_requests (
  consulting_type text not null,
  email           text not null,
  language        language not null,
  consent_version integer not null, -- of the consent text
  requested_at    timestamptz not null,
  primary key (consulting_type, email)
);
create index product_requests_of_email on product_requests (email);
create index product_requests_by_time on product_requests (requested_at);
