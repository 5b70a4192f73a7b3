create table inquiries (
  id              uuid primary key default gen_random_uuid(),
  member_id       uuid references members, -- null: a guest's
  inquiry_type    text not null
    check (inquiry_type in ('PRODUCT', 'DELIVERY', 'PAYMENT', 'SERVICE', 'OTHER')),
  product_type    text check (product_type in ('HAIR_CONSULTING', 'PERSONAL_COLOR')),
  title           text not null,
  content         text not null,
  is_private      boolean not null,
  writer_name     text not null,
  writer_email    text not null,
  password_hash   text,
  language        text not null check (language in ('ko', 'en', 'vi')),
  status          text not null default 'PENDING'
    check (status in ('PENDING', 'COMPLETED', 'CLOSED')),
  answer_content  text,
  answer_by       text, -- the administrator's name as it was
  answered_at     timestamptz,
  created_at      timestamptz not null,

  constraint inquiries_open_for_somebody
    check (member_id is not null or not is_private or password_hash is not null),
  constraint inquiries_answered_whole
    check (num_nulls(answer_content, answer_by, answered_at) in (0, 3)),
  constraint inquiries_status_tells_of_answer
    check (status = 'CLOSED' or (status = 'COMPLETED') = (answer_content is not null))
);
create index inquiries_by_time on inquiries (created_at desc, id);
create index inquiries_of_member on inquiries (member_id, created_at desc, id)
  where member_id is not null;
create index inquiries_waiting on inquiries (created_at, id) where status = 'PENDING';
