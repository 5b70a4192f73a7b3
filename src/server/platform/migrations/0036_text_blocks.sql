-- What the studio writes again and again: answers, parts of result sheets, and styles with their picture.
create table text_blocks (
  id         uuid primary key default gen_random_uuid(),
  use        text not null check (use in ('ANSWER', 'SHEET', 'STYLE')),
  position   integer not null,
  status     text not null check (status in ('활성', '비활성')),
  words      jsonb not null check (words ? 'ko'), -- title, text
  image_url  text,
  hair       text,
  fringe     text,
  revision   integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (use = 'STYLE' or (image_url is null and hair is null)),
  check ((hair is null) = (fringe is null))
);
create index text_blocks_in_order on text_blocks (position, created_at, id);
