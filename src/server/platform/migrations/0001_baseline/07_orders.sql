create domain order_status as text check (value in ('PAYMENT_PENDING', 'PAYMENT_COMPLETED',
  'CONSULTING_SCHEDULED', 'RESULT_SENT', 'CONSULTING_COMPLETED', 'CANCELLED', 'REFUNDED'));

create table orders (
  id                  uuid primary key default gen_random_uuid(),
  number              text not null unique check (number ~ '^[A-Z0-9-]{1,16}$'),
  member_id           uuid references members, -- null: ordered as a guest
  language            language not null,
  -- The product as it was sold; does not change with the product.
  product_id          uuid not null,
  consulting_type     text not null,
  product_names       jsonb not null check (product_names ? 'ko'), -- by language
  turnaround_days     integer not null check (turnaround_days > 0), -- business days from the survey to the sheet
  status              order_status not null,
  -- Won.
  subtotal            won not null,
  shipping_fee        won not null,
  discount_coupon     won not null,
  discount_promotion  won not null,
  used_points         won not null,
  total_price         won not null,
  -- What its customer still has to pay, whatever its status: `balanceOf` of domain/money, written with
  -- every change of the order's account.
  amount_due          won not null,
  points_to_earn      won not null,
  member_coupon_id    uuid references member_coupons,
  coupon_name         text,
  promotion_code      text,
  -- The customer; '' once a closed account's data is erased.
  contact_name        text not null,
  contact_email       text not null,
  contact_phone       text not null check (contact_phone ~ '^([0-9]{10,11})?$'),
  depositor_name      text, -- sender of the bank transfer: as announced, then as the bank names it
  postal_code         text,
  basic_address       text,
  detailed_address    text,
  delivery_message    text,
  payment_method      text not null, -- as chosen; 'none' where it costs nothing, as the next
  payment_provider    text not null,
  agreed_refund       boolean, -- to the refund rules; null: the caller did not say
  refund_rules        jsonb not null, -- with their version, as they were when the order was placed
  placed_at           timestamptz not null,
  payment_due_at      timestamptz not null,
  paid_at             timestamptz,
  survey_deadline     timestamptz,
  survey_submitted_at timestamptz,
  survey_changed_at   timestamptz, -- when the customer last changed answers or photos
  survey_reminders    integer not null default 0,
  due_at              timestamptz, -- by when the result sheet is promised
  due_paused_at       timestamptz, -- since when the promise is paused, while the customer is asked for a photo
  late_notified_at    timestamptz, -- when the customer was notified that the promised time had passed
  work_began_at       timestamptz, -- a consultant started to work on the survey
  report_id           uuid,
  report_published_at timestamptz,
  completed_at        timestamptz,
  ended_at            timestamptz, -- cancelled or refunded
  consultant_id       uuid references members, -- who works on it; null: the owner
  search_text         text generated always as
    (search_text(number, contact_name, contact_email, contact_phone, depositor_name)) stored,
  foreign key (product_id, consulting_type) references products (id, consulting_type),
  check (status <> 'CONSULTING_SCHEDULED' or due_at is not null),
  check (total_price = subtotal + shipping_fee - discount_coupon - discount_promotion - used_points)
);
create index orders_of_consultant on orders (consultant_id, placed_at desc) where consultant_id is not null;
create index orders_of_member on orders (member_id, placed_at desc) where member_id is not null;
create index orders_of_guest on orders (contact_email, contact_phone, placed_at desc);
-- Sheets to be written, by their due day.
create index orders_late on orders (due_at) where status = 'CONSULTING_SCHEDULED' and late_notified_at is null and due_paused_at is null;
create index orders_by_due on orders (due_at, number) where status = 'CONSULTING_SCHEDULED';
create index orders_paused on orders (number) where due_paused_at is not null;
create index orders_unpaid on orders (payment_due_at) where status = 'PAYMENT_PENDING';
-- Lists of the back office, and how many orders wait for each step: the included columns let the
-- dashboard and the counts read indexes alone.
create index orders_by_time on orders (placed_at desc, number)
  include (paid_at, survey_submitted_at, report_published_at, consulting_type, total_price);
create index orders_by_kind on orders (consulting_type, placed_at desc, number) include (status);
create index orders_by_status on orders (status, placed_at) include (number);
create index orders_by_report on orders (report_published_at) include (survey_submitted_at)
  where report_published_at is not null;
create index orders_discounted on orders (placed_at)
  include (paid_at, coupon_name, discount_coupon, promotion_code, discount_promotion, total_price)
  where coupon_name is not null or promotion_code is not null;
create trigger orders_of_open_accounts before insert on orders
  for each row when (new.member_id is not null) execute function refuse_closed_account();

-- Normalizes a name as banks write it, like `normalizeName` of domain/payments/match-deposit.ts. Used to find
-- the orders that a bank transaction may pay by its sender, without reading every unpaid order.
--
-- Null for a name with letters other than ASCII, Korean, Vietnamese and accented Latin letters: only the
-- rule in the code can normalize those, so their few orders are always compared there. A single expression
-- without a subquery, so that PostgreSQL can inline it.
create function normalize_name(name text) returns text language sql immutable parallel safe as $$
  select case
    when name ~ '^[가-힣a-z0-9]*$' then name
    when normalize(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), NFC) ~ '[^\x01-\x7f가-힣đĐ]'
      then null
    else regexp_replace(
      lower(translate(normalize(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), NFC), 'đĐ', 'dd')
        collate "C"), '[^가-힣a-z0-9]', '', 'g')
  end
$$;

-- Every pair of adjacent letters: a text that contains a name has all pairs of that name.
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

-- Orders that may still receive money, by what a bank transaction says.
create index orders_awaited_by_number on orders (normalize_name(number))
  where status in ('PAYMENT_PENDING', 'CANCELLED');
create index orders_awaited_by_name on orders (normalize_name(contact_name))
  where status in ('PAYMENT_PENDING', 'CANCELLED');
create index orders_awaited_by_pairs on orders using gin (letter_pairs(normalize_name(contact_name)))
  with (fastupdate = off) where status in ('PAYMENT_PENDING', 'CANCELLED');
create index orders_awaited_by_depositor on orders (normalize_name(depositor_name))
  where status in ('PAYMENT_PENDING', 'CANCELLED') and depositor_name is not null;
create index orders_awaited_by_depositor_pairs on orders using gin (letter_pairs(normalize_name(depositor_name)))
  with (fastupdate = off) where status in ('PAYMENT_PENDING', 'CANCELLED') and depositor_name is not null;
create index orders_awaited_by_amount on orders (amount_due, placed_at) include (number)
  where status = 'PAYMENT_PENDING';
create index orders_cancelled_by_price on orders (total_price, placed_at) include (number)
  where status = 'CANCELLED' and paid_at is null;
-- Few rows: orders with an amount due again after payment or after their end; and unpaid online orders.
create index orders_due_again on orders (number) include (status, amount_due)
  where amount_due > 0 and status <> 'PAYMENT_PENDING';
create index orders_paid_online on orders (number)
  where status = 'PAYMENT_PENDING' and payment_provider <> 'bank_transfer';

-- The newest order of the product by the same person that is unpaid or was paid after a moment: a member's
-- own, or a guest's with the same address and phone. Calls by one person wait for each other until their
-- transactions end; only a function sees, in a statement that waited, what was committed meanwhile.
create function recent_order(buyer uuid, email text, phone text, product uuid, paid_after timestamptz)
returns json language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('order of ' || coalesce(buyer::text, email || ' ' || phone), 0));
  return (
    select json_build_object('number', number, 'placed_at', placed_at, 'status', status)
    from orders
    where product_id = product
      and (member_id = buyer or member_id is null and contact_email = email and contact_phone = phone)
      and status not in ('CANCELLED', 'REFUNDED')
      and (status = 'PAYMENT_PENDING' or paid_at > paid_after)
    order by orders.placed_at desc
    limit 1
  );
end $$;

create table order_history (
  id       bigint generated always as identity primary key,
  order_id uuid not null references orders,
  status   order_status not null,
  actor    text not null check (actor in ('customer', 'admin', 'system')),
  actor_id uuid,
  note     text,
  due_at   timestamptz, -- new due day; the note is its reason
  at       timestamptz not null
);
create index order_history_of_order on order_history (order_id, id);
create trigger order_history_is_append_only before update or delete on order_history
  for each row execute function refuse_change();

-- Tokens that prove to be the guest of an order. Hashes only.
create table guest_tokens (
  token_hash text primary key,
  order_id   uuid not null references orders,
  expires_at timestamptz not null
);
create index guest_tokens_by_end on guest_tokens (expires_at);
