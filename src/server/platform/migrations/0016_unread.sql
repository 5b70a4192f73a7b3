-- News that a member has not looked at yet: a row each, gone once it is read. A new inquiry is a row
-- of each administrator of that moment.
create table unread (
  id          bigint generated always as identity primary key,
  member_id   uuid not null references members,
  kind        text not null check (kind in ('noti_order', 'noti_result', 'noti_inquiry',
                'noti_inquiry_answer', 'noti_new_inquiry')),
  happened_at timestamptz not null
);
create index unread_of_member on unread (member_id, kind);
