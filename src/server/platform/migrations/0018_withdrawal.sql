-- What the law keeps of members who left, apart from everything that is in use: whose an order was,
-- what was asked. A job erases each when its time is over.
create table kept_records (
  id       bigint generated always as identity primary key,
  kind     text not null check (kind in ('order', 'inquiry')),
  subject  text not null, -- the order's number, the inquiry's id
  content  jsonb not null,
  erase_at timestamptz not null
);
create index kept_records_to_erase on kept_records (erase_at);

-- Nobody is named any more by an order whose member has left.
alter table orders drop constraint orders_contact_phone_check;
alter table orders add constraint orders_contact_phone_check
  check (contact_phone ~ '^([0-9]{10,11})?$');

-- Who is leaving while another of their calls orders something has left: the row is waited for.
create function refuse_withdrawn() returns trigger language plpgsql as $$
begin
  perform from members where id = new.member_id and withdrawn_at is null for key share;
  if not found then
    raise exception 'member % has left', new.member_id;
  end if;
  return new;
end $$;
create trigger orders_are_of_living_members before insert on orders
  for each row when (new.member_id is not null) execute function refuse_withdrawn();
create trigger inquiries_are_of_living_members before insert on inquiries
  for each row when (new.member_id is not null) execute function refuse_withdrawn();
create trigger reviews_are_of_living_members before insert on reviews
  for each row execute function refuse_withdrawn();
