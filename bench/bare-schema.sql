-- Tables of the bare server (`bare-server.ts`): those that any shop needs for an order, with primary keys
-- and the indexes by which it finds its own rows, without the site's rules, searches and lists.
create schema bare;
create table bare.members (
  id uuid primary key default gen_random_uuid(), name text not null, email text not null, phone text not null
);
create table bare.sessions (
  id uuid primary key default gen_random_uuid(), member_id uuid not null references bare.members, expires_at timestamptz not null
);
create table bare.idempotency_keys (key uuid primary key, reply jsonb not null, created_at timestamptz not null);
create table bare.settings (id integer primary key, settings jsonb not null);
create table bare.products (id uuid primary key default gen_random_uuid(), kind text not null, names jsonb not null, price integer not null);
create table bare.orders (
  id uuid primary key, number text not null unique, member_id uuid references bare.members, status text not null,
  product_id uuid not null references bare.products, product_names jsonb not null, total_price integer not null,
  name text not null, email text not null, phone text not null, placed_at timestamptz not null
);
create index on bare.orders (email, placed_at);
create table bare.order_history (
  id bigint generated always as identity primary key, order_id uuid not null references bare.orders,
  status text not null, at timestamptz not null
);
create index on bare.order_history (order_id);
create table bare.charges (
  id bigint generated always as identity primary key, order_id uuid not null references bare.orders,
  amount integer not null, at timestamptz not null
);
create index on bare.charges (order_id);
create table bare.messages (
  id uuid primary key default gen_random_uuid(), recipient text not null, subject text not null, text text not null,
  html text not null, created_at timestamptz not null, sent_at timestamptz
);
create index on bare.messages (created_at) where sent_at is null;
insert into bare.settings values (1, '{"paymentDeadlineDays": 3, "bank": "국민은행", "account": "123456-04-567890"}');
insert into bare.products (kind, names, price) values ('HAIR_CONSULTING', '{"ko": "헤어 컨설팅", "en": "Hair"}', 100000);
with member as (insert into bare.members (name, email, phone) values ('김하나', 'bench@example.com', '01012345678') returning id)
insert into bare.sessions (member_id, expires_at) select id, now() + interval '1 day' from member;
