create table surveys (
  order_number   text primary key references orders (number),
  language       language not null, -- in which it was written
  answers        jsonb not null, -- by question of the order's kind
  schema_version integer not null check (schema_version >= 1), -- of `answers`: src/consultings/stored.ts
  erased_at      timestamptz, -- of body data and photos, when their consent was withdrawn
  extra_days integer check (extra_days in (180, 365)), -- that the customer asked for
  created_at     timestamptz not null
);

-- What the customer had answered before each change. Deleted when the order ended.
create table earlier_answers (
  order_number   text not null references surveys on delete cascade,
  revision       integer not null check (revision >= 1), -- of the survey while these were its answers
  answers        jsonb not null, -- by question of the order's kind
  schema_version integer not null check (schema_version >= 1), -- of `answers`
  replaced_at    timestamptz not null,
  primary key (order_number, revision)
);

create table survey_photos (
  id            uuid primary key,
  order_number  text not null references surveys,
  position      integer not null,
  name          text, -- which of the photos that the kind requests; null: unknown
  storage_key   text not null,
  thumbnail_key text not null,
  width         integer not null, -- pixels
  height        integer not null, -- pixels
  bytes         integer not null,
  source        text not null default 'CUSTOMER' check (source in ('CUSTOMER', 'EMAIL', 'KAKAO', 'OTHER')), -- how it came
  added_by      uuid references members, -- who of the studio added it; null: the customer
  added_at      timestamptz not null,
  replaced_at   timestamptz -- when another photo took its place; null: current
);
create unique index survey_photos_place on survey_photos (order_number, position) where replaced_at is null;
create index survey_photos_order on survey_photos (order_number);

-- A photo that was erased, the customer's proof. Its files are deleted; which it was, why and when remains.
create table erased_photos (
  order_number text not null references surveys on delete cascade,
  name         text, -- which of the photos that the kind requests; null: unknown
  reason       text not null check (reason in ('REMOVED', 'WITHDRAWN', 'REPLACED', 'EXPIRED')),
  erased_at    timestamptz not null
);
create index erased_photos_order on erased_photos (order_number);

-- A photo that the customer was asked for, once more or because it is missing. Open: `closed_at` is null, and
-- the order's sheet is being written.
create table photo_requests (
  id           uuid primary key,
  order_number text not null references surveys,
  name         text, -- which of the photos that the kind requests; null: unknown
  photo_id     uuid references survey_photos on delete set null, -- that shall be replaced; null: it is missing
  reason       text not null check (reason in ('DARK', 'BLURRED', 'HAIR', 'CUT_OFF', 'WRONG_SIDE', 'FILTER',
                 'MISSING', 'OTHER')),
  words        text check (reason <> 'OTHER' or words is not null), -- of the studio, for the customer
  asked_by     uuid not null references members,
  asked_at     timestamptz not null,
  closed_as    text check (closed_as in ('ANSWERED', 'WITHDRAWN')),
  closed_at    timestamptz,
  check ((closed_as is null) = (closed_at is null))
);
create index photo_requests_order on photo_requests (order_number);
create index photo_requests_photo on photo_requests (photo_id) where photo_id is not null;
