create table products (
  consulting_type text primary key,
  position        integer not null,
  price           integer not null check (price >= 0), -- won, as the next
  shipping_fee    integer not null check (shipping_fee >= 0),
  is_active       boolean not null,
  image_url       text,
  words           jsonb not null, -- by language: name, summary, description (cleaned HTML)
  updated_at      timestamptz not null
);

create table policies (
  kind         text not null,
  version      integer not null,
  effective_at timestamptz not null,
  html         jsonb not null, -- by language, cleaned
  primary key (kind, version)
);
