-- What is open has its deadline before it, so that no job finds work when the server starts.
-- Five years of a very large studio, by the counts that the settings `scale.members` and `scale.orders`
-- name. Triggers and foreign keys do not watch (`replica`): the last statement does, over all of it.
-- Every size has the rows that the calls of `bench/admin-calls.ts` ask for, so that a page is as full and a
-- search finds as much of a thousand orders as of a million.
-- Money: no points, and coupons that take nothing off; every order is 100,000 won by bank transfer.
set session_replication_role = replica;
set synchronous_commit = off;

create temporary table scale as
select members, orders,
       -- A name has as many members and orders at each size, until all 8,000 names are used.
       least(8000, members / 20) as names,
       -- The last of a hundred orders is open, and at least a page of each status.
       greatest(100, orders / 100) as open,
       -- Of as many orders one is hidden, featured or failed.
       greatest(20, orders / 2000) as rare,
       date_trunc('hour', now()) as until,
       interval '5 years' as span
from (select current_setting('scale.members')::integer as members,
             current_setting('scale.orders')::integer as orders) as given;

create function pg_temp.person(i bigint) returns text language sql immutable as $$
  select (array['김','이','박','최','정','강','조','윤','장','임','한','오','서','신','권','황','안','송','류','홍'])[1 + i % 20]
      || (array['서','민','하','지','수','예','도','채','유','은','가','나','다','라','소','윤','태','현','승','준'])[1 + (i / 20) % 20]
      || (array['연','준','은','윤','아','우','빈','진','원','영','호','희','린','경','미','정','혜','선','나','주'])[1 + (i / 400) % 20]
$$;
create function pg_temp.person_id(i bigint) returns uuid language sql immutable as $$
  select ('00000000-0000-4000-8000-' || lpad(to_hex(i), 12, '0'))::uuid
$$;
create function pg_temp.digits(i bigint) returns text language sql immutable as $$
  select lpad(i::text, 8, '0')
$$;
-- No number of an order contains the digits of a phone.
create function pg_temp.phone(i bigint) returns text language sql immutable as $$
  select '010' || 50000000 + i
$$;
create function pg_temp.number_of(i bigint) returns text language sql immutable as $$
  select 'S' || lpad(i::text, 10, '0')
$$;

insert into members (id, user_id, name, email, phone, language, created_at)
select pg_temp.person_id(i), 'member' || pg_temp.digits(i), pg_temp.person(i % names * 7919::bigint),
       'member' || pg_temp.digits(i) || '@example.com', pg_temp.phone(i), (array['ko','ko','ko','en','vi'])[1 + i % 5],
       until - span * (1 - i::float8 / members)
from scale, generate_series(1, members) as i;

-- Of a hundred that are not open 3 were refunded and 5 cancelled.
create temporary table sold as
select i, pg_temp.number_of(i) as number,
       case when i % 10 < 7 then 1 + (i * 31::bigint) % members end as member,
       until - span * (1 - i::float8 / orders) as at,
       case
         when i > orders - open then
           (array['PAYMENT_PENDING','PAYMENT_COMPLETED','CONSULTING_SCHEDULED','RESULT_SENT'])[1 + i % 4]
         when i % 100 < 3 then 'REFUNDED'
         when i % 100 < 8 then 'CANCELLED'
         else 'CONSULTING_COMPLETED'
       end as status
from scale, generate_series(1, orders) as i;

insert into orders (number, member_id, language, product_id, consulting_type, product_names, turnaround_days, status, subtotal, shipping_fee,
  discount_coupon, discount_promotion, used_points, total_price, amount_due, payment_method, payment_provider,
  points_to_earn, coupon_name, contact_name, contact_email,
  contact_phone, depositor_name, agreed_refund, refund_rules, placed_at, payment_due_at, paid_at, survey_deadline, survey_reminders,
  survey_submitted_at, due_at, report_published_at, completed_at, ended_at)
select number, case when member is not null then pg_temp.person_id(member) end, 'ko', product.id, product.consulting_type, '{"ko":"헤어 컨설팅"}',
  3, status, 100000, 0, 0, 0, 0, 100000, case status when 'PAYMENT_PENDING' then 100000 else 0 end, 'bank_transfer',
  'bank_transfer', 0, case when i % 5 = 0 then '쿠폰 ' || i % 300 end,
  contact_name,
  case when member is null then 'guest' || pg_temp.digits(i) else 'member' || pg_temp.digits(member) end
    || '@example.com',
  pg_temp.phone(coalesce(member, i)), contact_name, true, current_setting('scale.refund_rules')::jsonb, at,
  case status when 'PAYMENT_PENDING' then until + interval '2 days' else at + interval '3 days' end,
  case when status not in ('PAYMENT_PENDING', 'CANCELLED') then at + interval '5 hours' end,
  case when status not in ('PAYMENT_PENDING', 'CANCELLED') then greatest(at, until) + interval '7 days' end, 9,
  case when status in ('CONSULTING_SCHEDULED', 'RESULT_SENT', 'CONSULTING_COMPLETED') then at + interval '1 day' end,
  case when status in ('CONSULTING_SCHEDULED', 'RESULT_SENT', 'CONSULTING_COMPLETED') then at + interval '6 days' end,
  case status when 'RESULT_SENT' then until - interval '1 hour' when 'CONSULTING_COMPLETED' then at + interval '4 days' end,
  case when status = 'CONSULTING_COMPLETED' then at + interval '11 days' end,
  case when status in ('CANCELLED', 'REFUNDED') then at + interval '3 days' end
from scale, sold
-- Each unpaid order has a name of its own, for bank transactions. A page of those that wait for a result sheet
-- has a name that no other order has.
cross join lateral (select case
    when status = 'PAYMENT_PENDING' then '구' || chr(44032 + i % 11172) || '솔'
    when status = 'CONSULTING_SCHEDULED' and i > orders - 100 then '남궁솔'
    else pg_temp.person(coalesce(member, i) % names * 7919::bigint)
  end as contact_name) as customer,
(select id, consulting_type from products order by position limit 1) as product;

insert into order_history (order_id, status, actor, at)
select orders.id, step.status, step.actor, placed_at + step.after
from orders join sold using (number)
cross join lateral (values
  ('PAYMENT_PENDING', 'customer', interval '0'),
  (case when paid_at is not null then 'PAYMENT_COMPLETED' end, 'admin', interval '5 hours'),
  (case when orders.status not in ('PAYMENT_PENDING', 'PAYMENT_COMPLETED') then orders.status end, 'system',
   interval '4 days')
) as step (status, actor, after)
where step.status is not null;

insert into charges (order_number, kind, amount, reason, at)
select number, 'PRICE', 100000, null::text, placed_at from orders
union all
select number, 'CANCELLATION', -100000, '일정이 바뀌었어요', ended_at from orders where status in ('CANCELLED', 'REFUNDED');

insert into receipts (source, provider, method, external_reference, amount, sender, received_at, order_number, matched_at, recorded_at)
select 'BANK', 'bank_transfer', 'bank_transfer', 'statement:scale:' || number, 100000, contact_name, paid_at, number, paid_at, paid_at
from orders where paid_at is not null;

insert into refunds (receipt_id, paid_by, amount, status, agreed_at, sent_at)
select receipts.id, 'BANK', 100000, 'SENT', ended_at, ended_at + interval '1 day'
from receipts join orders on orders.number = order_number where status = 'REFUNDED';

insert into refund_accounts (order_number, account, named_at)
select number, jsonb_build_object('bank', '국민은행', 'account_number', lpad(i::text, 12, '0'), 'holder', contact_name), ended_at
from orders join sold using (number) where orders.status = 'REFUNDED';

-- Of 500 bank transactions of today a quarter has a name that nobody ordered under; the others have the names
-- of eleven unpaid orders, so that each has as many candidate orders at every size.
insert into receipts (source, provider, method, external_reference, amount, sender, received_at, recorded_at)
select 'BANK', 'bank_transfer', 'bank_transfer', 'statement:scale:open:' || i, 100000,
  case when i % 4 = 0 then '보내는이' || i else contact_name end, until, until
from scale, generate_series(1, 500) as i
join (select contact_name, row_number() over (order by number) as nth from orders
      where status = 'PAYMENT_PENDING') as awaited on nth = 1 + i % 11;

create temporary table posted as
select number, member_id, what, cause, moved.at, debit, credit
from orders join sold using (number, status)
cross join lateral (values
  ('ORDER_PLACED', ':placed', placed_at, 'RECEIVABLE', 'UNEARNED'),
  ('MONEY_RECEIVED', ':received', paid_at, 'RECEIVED', 'RECEIVABLE'),
  ('ORDER_PAID', ':paid', paid_at, 'UNEARNED', 'SALES'),
  ('ORDER_CANCELLED', ':charges-cancelled', case when status in ('CANCELLED', 'REFUNDED') then ended_at end,
   'UNEARNED', 'RECEIVABLE'),
  ('ORDER_CANCELLED', ':cancelled', case status when 'REFUNDED' then ended_at end, 'SALES', 'UNEARNED'),
  ('REFUND_SENT', ':sent', case status when 'REFUNDED' then ended_at + interval '1 day' end, 'RECEIVABLE', 'RECEIVED')
) as moved (what, cause, at, debit, credit)
where moved.at is not null;

insert into ledger_entries (what, cause, at, order_number, member_id)
select what, 'scale:' || number || cause, at, number, member_id from posted order by at;

insert into ledger_lines (entry_id, position, account, part, debit, credit)
select ledger_entries.id, side.position, side.account,
  case side.account when 'RECEIVED' then 'bank_transfer' end, side.debit, side.credit
from posted
join ledger_entries on ledger_entries.cause = 'scale:' || posted.number || posted.cause
cross join lateral (values (1, posted.debit, 100000, 0), (2, posted.credit, 0, 100000))
  as side (position, account, debit, credit);

insert into surveys (order_number, language, answers, schema_version, created_at)
select number, 'ko', jsonb_build_object('face_shape', '달걀형', 'note', '앞머리를 자를지 고민이에요.', 'discovered_via', 'referral'),
  1,
  survey_submitted_at
from orders where survey_submitted_at is not null;

insert into inquiries (member_id, inquiry_type, title, content, is_private, writer_name, writer_email, language,
  status, answer_content, answer_by, answered_at, created_at)
select pg_temp.person_id(1 + (i * 17) % members), (array['PRODUCT','DELIVERY','PAYMENT','SERVICE','OTHER'])[1 + i % 5],
  '결과지는 언제 받나요 Q' || pg_temp.digits(i), '설문을 보낸 지 며칠 되었는데 결과지가 언제 오는지 궁금해요.', i % 3 = 0,
  pg_temp.person((1 + (i * 17) % members) % names * 7919::bigint),
  'member' || pg_temp.digits(1 + (i * 17) % members) || '@example.com', 'ko',
  case when i > members / 2 - 50 then 'PENDING' else 'COMPLETED' end,
  case when i <= members / 2 - 50 then '설문을 받은 날부터 영업일로 닷새 안에 보내 드려요.' end,
  case when i <= members / 2 - 50 then '원장' end,
  case when i <= members / 2 - 50 then until - span * (1 - i * 2.0 / members) + interval '4 hours' end,
  until - span * (1 - i * 2.0 / members)
from scale, generate_series(1, members / 2) as i;

insert into reviews (order_number, member_id, product_id, rating, title, text, author, portrait_seed, language, is_hidden, hidden_kind,
  is_featured, created_at, updated_at)
select number, member_id, product_id, 3 + i % 3, '머리를 어떻게 할지 알았어요 R' || pg_temp.digits(i),
  '얼굴형에 맞는 길이와 앞머리를 그림과 함께 알려 줘서 미용실에 그대로 보여 줬어요.',
  left(contact_name, 1) || '**', i, 'ko', i % rare = 20 % rare, case when i % rare = 20 % rare then 'OTHER' end, i % rare = 24 % rare, completed_at + interval '2 days',
  completed_at + interval '2 days'
from scale, orders join sold using (number) where orders.status = 'CONSULTING_COMPLETED' and member_id is not null and i % 4 = 0;

-- No trigger has run (`replica`), so reviews are counted and days are marked here.
insert into review_counts
select product_id, rating, count(*) from reviews where not is_hidden group by product_id, rating;

insert into dashboard_changed_days (day)
select (placed_at at time zone 'Asia/Seoul')::date from orders
union select (report_published_at at time zone 'Asia/Seoul')::date from orders where report_published_at is not null
union select (created_at at time zone 'Asia/Seoul')::date from reviews;

insert into messages (channel, kind, recipient, language, subject, text, order_number, status, attempts, last_error,
  created_at, sent_at)
select 'email', step.kind, contact_email, 'ko', step.subject, contact_name || ' 님, ' || step.subject, number,
  case when i % rare = 0 then 'FAILED' else 'SENT' end, 1, case when i % rare = 0 then 'mailbox unavailable' end,
  placed_at + step.after, case when i % rare <> 0 then placed_at + step.after end
from scale, orders join sold using (number)
cross join lateral (values
  ('ORDER_PLACED', '주문을 받았어요', interval '0'),
  (case when paid_at is not null then 'PAYMENT_CONFIRMED' end, '입금을 확인했어요', interval '5 hours')
) as step (kind, subject, after)
where step.kind is not null;

-- The studio's hours, not its orders, bound how many bookings a month has: here four a day, all of the first hundred
-- orders.
insert into bookings (order_number, starts_at, ends_at, place, channel, note, language, status, created_at, updated_at)
select number, starts_at, starts_at + interval '30 minutes', 1, 'video', '', 'ko', 'CANCELLED', starts_at, starts_at
from scale
cross join lateral generate_series(until - span, until, interval '6 hours') with ordinality as slot (starts_at, nth)
join sold on i = 1 + nth % 100;

insert into audit_log (at, actor_name, action, subject)
select paid_at, 'admin', 'order.confirm-deposit', number from orders where paid_at is not null order by paid_at;

insert into page_views (day, views)
select day::date, 300 from scale, generate_series(until - span, until, interval '1 day') as day
on conflict do nothing;

insert into text_blocks (use, position, status, words, created_at, updated_at)
select (array['ANSWER','REPLY','SHEET','STYLE'])[1 + i % 4], i, '활성',
  jsonb_build_object('ko', jsonb_build_object('title', '문구 ' || i, 'text', repeat('얼굴형에 맞는 길이를 골랐어요. ', 20))),
  until, until
from scale, generate_series(1, 500) as i;

insert into faqs (position, status, words, created_at, updated_at)
select i, '비활성', jsonb_build_object('ko', jsonb_build_object('question', '질문 ' || i, 'answer', repeat('<p>답이에요.</p>', 50))),
  until, until
from scale, generate_series(1, 500) as i;

insert into shop_faqs (position, status, words, created_at, updated_at)
select i, '비활성', jsonb_build_object('ko', jsonb_build_object('question', '질문 ' || i, 'answer', repeat('<p>답이에요.</p>', 50))),
  until, until
from scale, generate_series(1, 500) as i;

insert into contents (position, status, article_type, words, created_at, updated_at)
select i, '비활성', '일반형식', jsonb_build_object('ko', jsonb_build_object('title', '글 ' || i, 'description', '', 'content', repeat('<p>글이에요.</p>', 100))),
  until, until
from scale, generate_series(1, 500) as i;

insert into banners (position, type, status, image_url, words, created_at, updated_at)
select i, '이미지', '비활성', '/media/banner.webp', jsonb_build_object('ko', jsonb_build_object('alt', '배너 ' || i)), until, until
from scale, generate_series(1, 500) as i;

insert into coupons (code, name, discount_type, discount_value, starts_at, status, created_at, issued)
select 'SCALE' || i, '쿠폰 ' || i, 'FIXED', 5000, until - span, 'ACTIVE', until - span * (1 - i / 300.0),
  case when i = 300 then members else 0 end
from scale, generate_series(1, 300) as i;

insert into promotions (code, name, discount_type, discount_value, starts_at, status, created_at)
select 'SCALE' || i, '프로모션 ' || i, 'FIXED', 5000, until - span, 'ACTIVE', until - span * (1 - i / 300.0)
from scale, generate_series(1, 300) as i;

-- Everybody was given the newest coupon, and every third has used it.
insert into member_coupons (coupon_id, member_id, issued_at, used_at, order_number)
select coupons.id, pg_temp.person_id(i), until, case when i % 3 = 0 then until end,
  case when i % 3 = 0 then pg_temp.number_of(i) end
from scale, coupons, generate_series(1, members) as i where code = 'SCALE300';

set session_replication_role = origin;
