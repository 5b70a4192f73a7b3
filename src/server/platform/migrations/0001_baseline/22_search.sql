-- Trigram indexes on the search text of every searched list: they find any part of a word. A database
-- whose owner may not create the extension is searched row by row: slower, with the same results.
do $$
begin
  create extension if not exists pg_trgm;
exception when others then
  raise notice 'pg_trgm is not available: %', sqlerrm;
end
$$;

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
