-- Hidden and removed like reviews.
create table inquiries (
  id             uuid primary key default gen_random_uuid(),
  member_id      uuid references members, -- null: a guest's
  inquiry_type   text not null
    check (inquiry_type in ('PRODUCT', 'DELIVERY', 'PAYMENT', 'SERVICE', 'OTHER')),
  product_type   text check (product_type in ('HAIR_CONSULTING', 'PERSONAL_COLOR')),
  order_number   text references orders (number), -- of the result sheet that it is asked about
  sheet_part     text, -- by the name that its kind gives the part
  title          text not null,
  content        text not null,
  is_private     boolean not null,
  writer_name    text not null,
  writer_email   text not null,
  password_hash  text,
  language       language not null,
  status         text not null default 'PENDING'
    check (status in ('PENDING', 'COMPLETED', 'CLOSED')),
  answer_content text,
  answer_by      text, -- the administrator's name at that time
  answered_at    timestamptz,
  is_hidden      boolean not null default false,
  hidden_kind    text check (hidden_kind in
                   ('ABUSE', 'PERSONAL_DATA', 'ADVERTISING', 'IMPERSONATION', 'OFF_TOPIC', 'OTHER')),
  hidden_reason  text,
  removed_at     timestamptz,
  created_at     timestamptz not null,
  search_text    text generated always as (search_text(title, content, writer_name, writer_email)) stored,
  constraint inquiries_open_for_somebody
    check (member_id is not null or not is_private or password_hash is not null
      or order_number is not null),
  constraint inquiries_about_sheets_are_private
    check (num_nulls(order_number, sheet_part) = 2
      or (num_nulls(order_number, sheet_part) = 0 and is_private)),
  constraint inquiries_answered_whole
    check (num_nulls(answer_content, answer_by, answered_at) in (0, 3)),
  constraint inquiries_status_matches_answer
    check (status = 'CLOSED' or (status = 'COMPLETED') = (answer_content is not null)),
  constraint inquiries_hidden_for_a_reason check (is_hidden = (hidden_kind is not null)),
  check (hidden_reason is null or is_hidden)
);
create index inquiries_by_time on inquiries (created_at desc, id);
create index inquiries_by_status on inquiries (status, created_at desc, id);
create index inquiries_of_member on inquiries (member_id, created_at desc, id)
  where member_id is not null;
create index inquiries_about_sheets on inquiries (order_number, created_at, id)
  where order_number is not null;
create index inquiries_waiting on inquiries (created_at, id) where status = 'PENDING';
create index inquiries_removed on inquiries (removed_at) where removed_at is not null;
create trigger inquiries_of_open_accounts before insert on inquiries
  for each row when (new.member_id is not null) execute function refuse_closed_account();
create trigger inquiries_change_pages
  after insert or update or delete or truncate on inquiries
  for each statement execute function notify_pages_changed();
