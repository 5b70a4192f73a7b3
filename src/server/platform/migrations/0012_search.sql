-- Parts of names, addresses and numbers are found by their groups of three letters. A database whose
-- owner may not have the extension is searched row by row instead: slower, and just as right.
do $$
begin
  create extension if not exists pg_trgm;
exception when others then
  raise notice 'pg_trgm is not available: %', sqlerrm;
end
$$;

do $$
begin
  if not exists (select from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)) then
    return;
  end if;
  create index orders_search on orders using gin (number gin_trgm_ops, contact_name gin_trgm_ops,
    contact_email gin_trgm_ops, contact_phone gin_trgm_ops);
  create index payments_search on payments using gin (depositor_name gin_trgm_ops);
  create index members_search on members using gin (name gin_trgm_ops, user_id gin_trgm_ops,
    email gin_trgm_ops, phone gin_trgm_ops);
end
$$;
