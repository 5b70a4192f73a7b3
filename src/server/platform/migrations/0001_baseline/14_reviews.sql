-- An administrator hides a review for a reason, whose kind its author can see. A removed review can
-- be restored until its text and pictures are erased.
create table reviews (
  id              uuid primary key default gen_random_uuid(),
  order_number    text not null unique references orders (number),
  member_id       uuid not null references members,
  product_id      uuid not null references products,
  language        language not null, -- in which it was written
  rating          integer not null check (rating between 1 and 5),
  title           text not null,
  text            text not null,
  author          text not null, -- masked: the full name is not stored here
  portrait_seed   integer not null,
  face_shape      text, -- of the author's sheet, where the author chose to show it
  style           text, -- its best style, likewise
  is_hidden       boolean not null default false,
  hidden_kind     text check (hidden_kind in
                    ('ABUSE', 'PERSONAL_DATA', 'ADVERTISING', 'IMPERSONATION', 'OFF_TOPIC', 'OTHER')),
  hidden_reason   text,
  removed_at      timestamptz,
  is_featured     boolean not null default false,
  reply           text, -- the studio's, public
  replied_at      timestamptz,
  revision        integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  search_text     text generated always as (search_text(title, text, author, order_number)) stored,
  check (hidden_reason is null or is_hidden),
  check ((reply is null) = (replied_at is null)),
  constraint reviews_look_is_whole check ((face_shape is null) = (style is null)),
  constraint reviews_hidden_for_a_reason check (is_hidden = (hidden_kind is not null))
);
create index reviews_shown on reviews (product_id, is_featured desc, created_at desc, id)
  where not is_hidden;
-- The number of reviews per face shape and style, which the public list narrows by.
create index reviews_looks on reviews (face_shape, style)
  where not is_hidden and face_shape is not null;
-- Admin lists, in display order.
create index reviews_by_time on reviews (created_at desc, id);
create index reviews_by_rating on reviews (rating, created_at desc, id);
create index reviews_hidden on reviews (created_at desc, id) where is_hidden;
create index reviews_featured on reviews (created_at desc, id) where is_featured;
create index reviews_without_reply on reviews (created_at desc, id) where reply is null;
create index reviews_removed on reviews (removed_at) where removed_at is not null;
create trigger reviews_of_open_accounts before insert on reviews
  for each row execute function refuse_closed_account();
create trigger reviews_change_pages after insert or update or delete or truncate on reviews
  for each statement execute function notify_pages_changed();

-- The number of visible reviews per rating, which every list of products shows.
create table review_counts (
  product_id uuid not null references products on delete cascade,
  rating     integer not null,
  count      integer not null check (count >= 0),
  primary key (product_id, rating)
);
create function count_review() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and not old.is_hidden and old.removed_at is null then
    update review_counts set count = count - 1 where product_id = old.product_id and rating = old.rating;
  end if;
  if tg_op <> 'DELETE' and not new.is_hidden and new.removed_at is null then
    insert into review_counts values (new.product_id, new.rating, 1)
    on conflict (product_id, rating) do update set count = review_counts.count + 1;
  end if;
  return null;
end $$;
create trigger reviews_are_counted after insert or delete or update of product_id, rating, is_hidden, removed_at
  on reviews for each row execute function count_review();

create table review_pictures (
  id            uuid primary key,
  review_id     uuid not null references reviews on delete cascade,
  position      integer not null,
  storage_key   text not null,
  thumbnail_key text not null,
  width         integer not null, -- pixels
  height        integer not null, -- pixels
  bytes         integer not null,
  unique (review_id, position)
);
create trigger review_pictures_change_pages after insert or update or delete or truncate on review_pictures
  for each statement execute function notify_pages_changed();
