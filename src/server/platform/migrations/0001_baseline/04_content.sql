-- `words` holds the texts by language: always Korean, optionally others. `revision` is raised by each
-- change, to detect conflicts. The statuses are
-- 활성 (shown) and 비활성 (not shown).

create table banners (
  id         uuid primary key default gen_random_uuid(),
  position   integer not null,
  type       text not null check (type in ('이미지', '비디오')), -- image, video
  status     text not null check (status in ('활성', '비활성')),
  image_url  text,
  video_url  text,
  link_url   text,
  starts_at  timestamptz, -- null: no beginning
  ends_at    timestamptz, -- null: no end
  words      jsonb not null check (words ? 'ko'), -- alt
  revision   integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (case type when '이미지' then image_url else video_url end is not null),
  check (starts_at < ends_at)
);
create trigger banners_change_pages after insert or update or delete or truncate on banners
  for each statement execute function notify_pages_changed();

create table contents (
  id           uuid primary key default gen_random_uuid(),
  position     integer not null,
  status       text not null check (status in ('활성', '비활성')),
  article_type text not null,
  image_url    text,
  link_url     text,
  words        jsonb not null check (words ? 'ko'), -- title, name, description, content (sanitized HTML)
  revision     integer not null default 1,
  created_at   timestamptz not null,
  updated_at   timestamptz not null
);
create trigger contents_change_pages after insert or update or delete or truncate on contents
  for each statement execute function notify_pages_changed();

create table faqs (
  id         uuid primary key default gen_random_uuid(),
  position   integer not null,
  status     text not null check (status in ('활성', '비활성')),
  words      jsonb not null check (words ? 'ko'), -- question, answer (sanitized HTML)
  revision   integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create trigger faqs_change_pages after insert or update or delete or truncate on faqs
  for each statement execute function notify_pages_changed();

create table shop_faqs (
  id         uuid primary key default gen_random_uuid(),
  position   integer not null,
  status     text not null default '활성' check (status in ('활성', '비활성')),
  words      jsonb not null check (words ? 'ko'), -- question, answer (sanitized HTML)
  author     text, -- null: "administrator", in the reader's language
  views      integer not null default 0,
  revision   integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- A counted view must not clear the page cache.
create trigger shop_faqs_change_pages
  after insert or delete or truncate or update of position, words, author, status on shop_faqs
  for each statement execute function notify_pages_changed();

create table policies (
  id           uuid not null default gen_random_uuid() unique,
  kind         text not null check (kind in ('terms', 'privacy', 'sensitive', 'refund', 'points')),
  version      integer not null,
  effective_at timestamptz not null,
  html         jsonb not null check (html ? 'ko'), -- by language, sanitized
  revision     integer not null default 1,
  primary key (kind, version)
);
create trigger policies_change_pages after insert or update or delete or truncate on policies
  for each statement execute function notify_pages_changed();

-- Texts that administrators reuse: answers to inquiries, replies to reviews, parts of result sheets, and
-- hair styles with their picture.
create table text_blocks (
  id         uuid primary key default gen_random_uuid(),
  use        text not null check (use in ('ANSWER', 'REPLY', 'SHEET', 'STYLE')),
  position   integer not null,
  status     text not null check (status in ('활성', '비활성')),
  words      jsonb not null check (words ? 'ko'), -- title, text
  image_url  text,
  drawing    jsonb, -- parameters of the hair
  revision   integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (use = 'STYLE' or (image_url is null and drawing is null))
);
create index text_blocks_in_order on text_blocks (position, created_at, id);
