-- Which orders a row of the bank may be of is looked up by its sender, instead of comparing it with each
-- order whose money may come. Names stand here as banks write them: `squeezed` of
-- domain/payments/match-deposit.ts, letter by letter.
--
-- Null for a name with other letters than those of ASCII, Korean and Vietnamese and their likes with
-- accents: what those are squeezed to is known to the rule alone, so their few orders are always compared.
create function name_at_bank(name text) returns text language plpgsql immutable strict parallel safe as $$
declare
  plain text;
begin
  if name ~ '^[가-힣a-z0-9]*$' then
    return name;
  end if;
  plain := normalize(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), NFC);
  plain := lower(translate(plain, 'đĐ', 'dd') collate "C");
  if plain ~ '[^\x01-\x7f가-힣]' then
    return null;
  end if;
  return regexp_replace(plain, '[^가-힣a-z0-9]', '', 'g');
end
$$;

-- Each two letters that stand beside one another: whatever contains a name has all of its.
create function letter_pairs(name text) returns text[] language sql immutable strict parallel safe as $$
  select array(select substr(name, at, 2) from generate_series(1, length(name) - 1) as at)
$$;

create index orders_awaited_by_name on orders (name_at_bank(contact_name))
  where status in ('PAYMENT_PENDING', 'CANCELLED');
create index orders_awaited_by_pairs on orders using gin (letter_pairs(name_at_bank(contact_name)))
  with (fastupdate = off) where status in ('PAYMENT_PENDING', 'CANCELLED');
create index orders_awaited_by_number on orders (name_at_bank(number))
  where status in ('PAYMENT_PENDING', 'CANCELLED');
create index payments_awaited_by_name on payments (name_at_bank(depositor_name))
  where status in ('WAITING', 'CANCELLED') and depositor_name is not null;
create index payments_awaited_by_pairs on payments using gin (letter_pairs(name_at_bank(depositor_name)))
  with (fastupdate = off) where status in ('WAITING', 'CANCELLED') and depositor_name is not null;
