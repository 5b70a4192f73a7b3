-- Which orders a row of the bank may be of is looked up by its sender, instead of comparing it with each
-- order whose money may come. Names stand here as banks write them: `squeezed` of
-- domain/payments/match-deposit.ts, letter by letter.
--
-- Null for a name with other letters than those of ASCII, Korean and Vietnamese and their likes with
-- accents: what those are squeezed to is known to the rule alone, so their few orders are always compared.
-- One expression without a part that it looks up, so that PostgreSQL puts it in the place of its call.
create function name_at_bank(name text) returns text language sql immutable parallel safe as $$
  select case
    when name ~ '^[가-힣a-z0-9]*$' then name
    when normalize(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), NFC) ~ '[^\x01-\x7f가-힣đĐ]'
      then null
    else regexp_replace(
      lower(translate(normalize(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), NFC), 'đĐ', 'dd')
        collate "C"), '[^가-힣a-z0-9]', '', 'g')
  end
$$;

-- Each two letters that stand beside one another: whatever contains a name has all of its.
create function letter_pairs(name text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  pairs text[] := '{}';
begin
  for at in 1 .. length(name) - 1 loop
    pairs := pairs || substr(name, at, 2);
  end loop;
  return pairs;
end
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
