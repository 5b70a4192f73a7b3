create table reviews (
  id              uuid primary key default gen_random_uuid(),
  order_number    text not null unique references orders (number),
  member_id       uuid not null references members,
  consulting_type text not null references products,
  rating          integer not null check (rating between 1 and 5),
  title           text not null,
  text            text not null,
  author          text not null, -- masked: the name itself is not kept here
  portrait_seed   integer not null,
  is_hidden       boolean not null default false,
  is_featured     boolean not null default false,
  created_at      timestamptz not null,
  updated_at      timestamptz not null
);
create index reviews_shown on reviews (consulting_type, is_featured desc, created_at desc, id)
  where not is_hidden;

create table review_pictures (
  id            uuid primary key,
  review_id     uuid not null references reviews on delete cascade,
  position      integer not null,
  storage_key   text not null,
  thumbnail_key text not null,
  width         integer not null, -- pixels, as the next
  height        integer not null,
  bytes         integer not null,
  unique (review_id, position)
);

create table shop_faqs (
  id         uuid primary key default gen_random_uuid(),
  position   integer not null,
  words      jsonb not null, -- by language: question, answer (cleaned HTML)
  author     text, -- null: the studio's administrator, in the reader's language
  views      integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
