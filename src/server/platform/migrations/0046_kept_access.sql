-- Also from where a member signed in, and which advertising they agreed to.
alter table kept_records drop constraint kept_records_kind_check;
alter table kept_records add constraint kept_records_kind_check
  check (kind in ('order', 'inquiry', 'access', 'advertising'));

-- Of those who have left already, too: without who they were, which is erased.
insert into kept_records (kind, subject, content, erase_at)
  select 'advertising', id::text, jsonb_build_object('events', events),
    withdrawn_at + interval '6 months 1 day'
  from members join (
    select member_id, jsonb_agg(jsonb_build_object('kind', kind, 'event', event, 'at', at) order by id)
      as events
    from consent_history group by member_id
  ) as history on history.member_id = members.id
  where withdrawn_at is not null;
delete from consent_history
  using members where members.id = member_id and withdrawn_at is not null;
