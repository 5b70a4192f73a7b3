-- The studio hides a review for a reason, answers it in public, and two administrators never
-- overwrite each other.
alter table reviews
  add column hidden_reason text,
  add column reply text,
  add column replied_at timestamptz,
  add column revision integer not null default 1,
  add check (hidden_reason is null or is_hidden),
  add check ((reply is null) = (replied_at is null));
drop index reviews_by_time;
create index reviews_by_time on reviews (created_at desc, id);

do $$
begin
  if not exists (select from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)) then
    return;
  end if;
  create index reviews_search on reviews using gin (title gin_trgm_ops, text gin_trgm_ops,
    author gin_trgm_ops, order_number gin_trgm_ops);
end
$$;
