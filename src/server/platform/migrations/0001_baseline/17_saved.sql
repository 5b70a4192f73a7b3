-- Wishlist and cart of members. Each product once per list.
create table saved_items (
  id         uuid primary key default gen_random_uuid(),
  member_id  uuid not null references members,
  list       text not null check (list in ('wishlist', 'cart')),
  product_id uuid not null references products,
  created_at timestamptz not null,
  unique (member_id, list, product_id)
);
create trigger saved_items_of_open_accounts before insert on saved_items
  for each row execute function refuse_closed_account();
