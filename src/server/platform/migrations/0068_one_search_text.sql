-- Every list that is searched has one text per row: its parts in small letters with a space around each, so
-- that where a word begins and ends can be looked for as well. One index of groups of three letters finds
-- whatever is looked for in it. A database whose owner may not have the extension is searched row by row.
create function search_text(variadic parts text[]) returns text language sql immutable parallel safe as $$
  select ' ' || lower(normalize(array_to_string(parts, ' '), NFC)) || ' '
$$;

-- Who transfers belongs to the order, whatever way to pay is chosen.
alter table orders add column depositor_name text;
update orders set depositor_name = payments.depositor_name from payments where order_number = number;
drop index payments_by_given_name, orders_by_given_name;
drop index if exists payments_search, orders_search, members_search, reviews_search, inquiries_search, messages_search;
alter table payments drop column depositor_name;
create index orders_awaited_by_depositor on orders (name_at_bank(depositor_name))
  where status in ('PAYMENT_PENDING', 'CANCELLED') and depositor_name is not null;
create index orders_awaited_by_depositor_pairs on orders using gin (letter_pairs(name_at_bank(depositor_name)))
  with (fastupdate = off) where status in ('PAYMENT_PENDING', 'CANCELLED') and depositor_name is not null;

alter table orders add column search_text text generated always as
  (search_text(number, contact_name, contact_email, contact_phone, depositor_name)) stored;
alter table members add column search_text text generated always as
  (search_text(name, user_id, email, phone)) stored;
alter table inquiries add column search_text text generated always as
  (search_text(title, content, writer_name, writer_email)) stored;
alter table reviews add column search_text text generated always as
  (search_text(title, text, author, order_number)) stored;
alter table messages add column search_text text generated always as (search_text(recipient)) stored;

do $$
declare
  searched text;
begin
  if not exists (select from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)) then
    return;
  end if;
  foreach searched in array array['orders', 'members', 'inquiries', 'reviews', 'messages'] loop
    execute format('create index %I on %I using gin (search_text gin_trgm_ops)', searched || '_search', searched);
  end loop;
end
$$;
