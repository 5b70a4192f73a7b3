-- Who agreed to which version of which policy, when and where, and who withdrew it. Rows are only ever
-- added: a change is another row. A guest's consent belongs to the order alone.
create table consent_records (
  id           bigint generated always as identity primary key,
  member_id    uuid references members,
  order_number text references orders (number) on delete cascade,
  kind         text not null check (kind in ('terms', 'privacy', 'sensitive')),
  event        text not null check (event in ('GIVEN', 'WITHDRAWN')),
  version      integer not null,
  place        text not null check (place in ('SIGN_UP', 'SOCIAL_SIGN_UP', 'SURVEY', 'SETTINGS')),
  at           timestamptz not null,
  check (num_nonnulls(member_id, order_number) > 0)
);
create index consent_records_of_member on consent_records (member_id, at desc, id desc)
  where member_id is not null;
create index consent_records_of_order on consent_records (order_number)
  where order_number is not null;

create function refuse_to_change_consents() returns trigger language plpgsql as $$
begin
  raise exception 'consent records are never changed';
end
$$;
create trigger consent_records_stay
  before update on consent_records
  for each row execute function refuse_to_change_consents();

insert into consent_records (member_id, kind, event, version, place, at)
select c.member_id, c.kind, 'GIVEN', c.version,
  case when m.password_hash is null and c.kind <> 'sensitive' then 'SOCIAL_SIGN_UP' else 'SIGN_UP' end,
  c.agreed_at
from consents c join members m on m.id = c.member_id
order by c.agreed_at;
drop table consents;
