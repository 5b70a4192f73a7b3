create table orders (
  id                  uuid primary key default gen_random_uuid(),
  number              text not null unique check (number ~ '^[A-Z0-9-]{1,16}$'),
  member_id           uuid references members, -- null: ordered as a guest
  language            text not null check (language in ('ko', 'en', 'vi')),
  consulting_type     text not null references products,
  product_name        text not null, -- as it was called when it was ordered
  status              text not null check (status in ('PAYMENT_PENDING', 'PAYMENT_COMPLETED',
                        'CONSULTING_SCHEDULED', 'RESULT_SENT', 'CONSULTING_COMPLETED', 'CANCELLED', 'REFUNDED')),
  subtotal            integer not null check (subtotal >= 0), -- won, as all that follow
  shipping_fee        integer not null check (shipping_fee >= 0),
  discount_coupon     integer not null check (discount_coupon >= 0),
  discount_promotion  integer not null check (discount_promotion >= 0),
  used_points         integer not null check (used_points >= 0),
  total_price         integer not null check (total_price >= 0),
  points_to_earn      integer not null check (points_to_earn >= 0),
  member_coupon_id    uuid references member_coupons,
  coupon_name         text,
  promotion_code      text,
  contact_name        text not null,
  contact_email       text not null,
  contact_phone       text not null check (contact_phone ~ '^[0-9]{10,11}$'),
  postal_code         text,
  basic_address       text,
  detailed_address    text,
  delivery_message    text,
  agreed_refund       boolean, -- null: the caller said nothing
  refund_rules        jsonb not null, -- with their version, as they were when the order was placed
  placed_at           timestamptz not null,
  payment_due_at      timestamptz not null,
  paid_at             timestamptz,
  survey_deadline     timestamptz,
  survey_submitted_at timestamptz,
  survey_reminders    integer not null default 0,
  work_began_at       timestamptz, -- a consultant has started on the survey
  report_id           uuid,
  report_published_at timestamptz,
  completed_at        timestamptz,
  ended_at            timestamptz, -- cancelled or refunded
  check (total_price = subtotal + shipping_fee - discount_coupon - discount_promotion - used_points)
);
create index orders_of_member on orders (member_id, placed_at desc) where member_id is not null;
create index orders_of_guest on orders (contact_email, contact_phone, placed_at desc);
create index orders_by_time on orders (placed_at desc);
create index orders_by_status on orders (status, placed_at);
create index orders_unpaid on orders (payment_due_at) where status = 'PAYMENT_PENDING';

create table order_history (
  id       bigint generated always as identity primary key,
  order_id uuid not null references orders,
  status   text not null,
  actor    text not null check (actor in ('customer', 'admin', 'system')),
  actor_id uuid,
  note     text,
  at       timestamptz not null
);
create index order_history_of_order on order_history (order_id, id);
create trigger order_history_is_append_only before update or delete on order_history
  for each row execute function refuse_change();

-- What proves to be the guest of an order. Only hashes.
create table guest_tokens (
  token_hash text primary key,
  order_id   uuid not null references orders,
  expires_at timestamptz not null
);
create index guest_tokens_by_end on guest_tokens (expires_at);

create table payments (
  id                 uuid primary key default gen_random_uuid(),
  order_number       text not null references orders (number),
  attempt            integer not null default 1,
  provider           text not null, -- 'bank_transfer', 'toss', 'none' for a total of 0
  method             text not null,
  status             text not null check (status in ('WAITING', 'PAID', 'CANCELLED', 'PARTIALLY_REFUNDED', 'REFUNDED')),
  amount             integer not null check (amount >= 0),
  refunded_amount    integer not null default 0,
  depositor_name     text,
  deposit_account    jsonb, -- bank, account_number, holder as they were shown
  provider_reference text,
  due_at             timestamptz,
  paid_at            timestamptz,
  created_at         timestamptz not null,
  unique (order_number, attempt),
  check (refunded_amount between 0 and amount)
);
-- An order is paid at most once.
create unique index payments_paid_once on payments (order_number)
  where status in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED');

create table refunds (
  id           uuid primary key default gen_random_uuid(),
  payment_id   uuid not null references payments,
  order_number text not null references orders (number),
  amount       integer not null check (amount >= 0),
  reason       text not null,
  status       text not null check (status in ('DUE', 'PAID_OUT')),
  account      jsonb, -- where to: bank, account_number, holder
  requested_by text not null check (requested_by in ('customer', 'admin', 'system')),
  requested_at timestamptz not null,
  paid_out_at  timestamptz
);
create index refunds_due on refunds (requested_at) where status = 'DUE';
create unique index refunds_of_payment on refunds (payment_id);
