-- Whoever leaves while another of their calls goes on is told that nobody is signed in, not a fault.
create or replace function refuse_withdrawn() returns trigger language plpgsql as $$
begin
  perform from members where id = new.member_id and withdrawn_at is null for key share;
  if not found then
    raise exception 'member % has left', new.member_id using errcode = 'GY001';
  end if;
  return new;
end $$;
