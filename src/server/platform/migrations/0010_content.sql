-- `words` holds the texts by language: Korean always, the others where they were written.

create table banners (
  id         uuid primary key default gen_random_uuid(),
  position   integer not null,
  type       text not null check (type in ('이미지', '비디오')),
  status     text not null check (status in ('활성', '비활성')),
  image_url  text,
  video_url  text,
  link_url   text,
  starts_at  timestamptz, -- null: since ever
  ends_at    timestamptz, -- null: for ever
  words      jsonb not null check (words ? 'ko'), -- alt
  revision   integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (case type when '이미지' then image_url else video_url end is not null),
  check (starts_at < ends_at)
);

create table faqs (
  id         uuid primary key default gen_random_uuid(),
  position   integer not null,
  status     text not null check (status in ('활성', '비활성')),
  words      jsonb not null check (words ? 'ko'), -- question, answer (cleaned HTML)
  revision   integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table contents (
  id           uuid primary key default gen_random_uuid(),
  position     integer not null,
  status       text not null check (status in ('활성', '비활성')),
  article_type text not null,
  image_url    text,
  link_url     text,
  words        jsonb not null check (words ? 'ko'), -- title, name, description, content (cleaned HTML)
  revision     integer not null default 1,
  created_at   timestamptz not null,
  updated_at   timestamptz not null
);

alter table shop_faqs
  add column status   text not null default '활성' check (status in ('활성', '비활성')),
  add column revision integer not null default 1;

alter table products
  add column revision integer not null default 1;

alter table policies
  add column id       uuid not null default gen_random_uuid() unique,
  add column revision integer not null default 1;
