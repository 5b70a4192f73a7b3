-- The studio's lists come from indexes in the order in which they are shown, whatever is asked for,
-- however long they are.
drop index orders_by_time;
create index orders_by_time on orders (placed_at desc, number);
create index members_by_time on members (created_at desc, id);
create index members_withdrawn on members (created_at desc, id) where withdrawn_at is not null;
create index members_disabled on members (created_at desc, id) where withdrawn_at is null and not is_active;
create index members_of_the_studio on members (created_at desc, id) where role = 'ADMIN';
create index inquiries_by_status on inquiries (status, created_at desc, id);
create index messages_by_status on messages (status, created_at desc, position desc);
create index payments_awaited_online on payments (order_number)
  where status = 'WAITING' and provider <> 'bank_transfer';
create index reviews_by_rating on reviews (rating, created_at desc, id);
create index reviews_hidden on reviews (created_at desc, id) where is_hidden;
create index reviews_featured on reviews (created_at desc, id) where is_featured;
create index reviews_unanswered on reviews (created_at desc, id) where reply is null;

do $$
begin
  if not exists (select from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)) then
    return;
  end if;
  create index inquiries_search on inquiries using gin (title gin_trgm_ops, content gin_trgm_ops,
    writer_name gin_trgm_ops, writer_email gin_trgm_ops);
  create index messages_search on messages using gin (recipient gin_trgm_ops);
end
$$;
