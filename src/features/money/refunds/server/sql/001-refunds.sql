-- Money that came in for an order, and how much of it is promised back, on its way or there. More than came can never go.
create table refunds.paid (
  -- The attempt by which it was paid.
  attempt uuid constraint paid_pk primary key,
  order_id uuid not null,
  account_id bigint not null,
  site_id int not null,
  gateway text not null,
  -- The provider's name for the payment.
  ref text not null,
  -- The price of the order, once; or money too much.
  counted_as text not null constraint paid_counted_as_known check (counted_as in ('price', 'surplus')),
  paid_minor bigint not null constraint paid_something check (paid_minor > 0),
  currency char(3) not null,
  promised_minor bigint not null constraint paid_never_more_than_came check (promised_minor between 0 and paid_minor)
);
create index paid_of_order on refunds.paid (order_id);

-- Money that goes back by the way it came. `waiting` for a second person of the staff; `asked`, the provider is told; `pending`, it is
-- on its way; `paid` or `failed` in the end, and what was paid may still fail.
create table refunds.refund (
  id bigint generated always as identity constraint refund_pk primary key,
  -- Its number, and the key by which the provider makes it once.
  refund_id uuid not null constraint refund_number_once unique,
  attempt uuid not null constraint refund_paid_fk references refunds.paid,
  order_id uuid not null,
  -- Made by whoever asks, before asking; a repeat is the same refund.
  key text not null constraint refund_key_length check (length(key) between 1 and 100),
  amount_minor bigint not null constraint refund_of_something check (amount_minor > 0),
  reason text not null constraint refund_reason_known
    check (reason in ('withdrawal', 'goodwill', 'duplicate', 'complaint', 'age', 'fraud', 'legal')),
  state text not null constraint refund_state_known
    check (state in ('waiting', 'declined', 'asked', 'pending', 'paid', 'failed')),
  -- The provider's own name for it, once it has answered.
  provider_ref text,
  -- Who of the staff wanted it, and who approved; null where the product itself did.
  asked_by bigint,
  decided_by bigint,
  -- The failed one it takes the place of.
  retry_of bigint constraint refund_retried_once unique constraint refund_retry_fk references refunds.refund,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  -- When the provider is asked next.
  next_look_at timestamptz(3),
  -- When it was told upward that the money is back; once for a refund and what takes its place.
  told_at timestamptz(3),
  constraint refund_once unique (order_id, key),
  -- Nobody approves what they wanted.
  constraint refund_needs_two check (decided_by <> asked_by)
);
create index refund_of_attempt on refunds.refund (attempt);
create index refund_to_look_at on refunds.refund (next_look_at) where next_look_at is not null;
create index refund_to_decide on refunds.refund (id) where state in ('waiting', 'failed');

-- A withdrawal from an order, once and for good. It is settled as soon as the money is there and no bank is deciding about it.
create table refunds.withdrawal (
  order_id uuid constraint withdrawal_pk primary key,
  account_id bigint not null,
  -- When it was declared, and how: logged in, or by number and address.
  declared_at timestamptz(3) not null,
  by text not null constraint withdrawal_by_known check (by in ('member', 'visitor')),
  settled_at timestamptz(3),
  -- The unspent credits taken back, and the money for them.
  credits bigint,
  amount_minor bigint,
  constraint withdrawal_settled_whole check (
    (settled_at is null) = (credits is null) and (settled_at is null) = (amount_minor is null)
  )
);

-- A withdrawal somebody declared without logging in, until it is known whether it fits an order.
create table refunds.declaration (
  id uuid constraint declaration_pk primary key,
  site_id int not null,
  pool_id int not null,
  -- As they were typed.
  order_typed text not null,
  email text not null,
  email_key text not null,
  name text not null,
  at timestamptz(3) not null,
  -- Fits no order: for a person to look at.
  unmatched boolean not null default false
);
create index declaration_unmatched on refunds.declaration (at) where unmatched;

-- What a payer's bank wants back, or has taken.
create table refunds.dispute (
  gateway text not null,
  ref text not null,
  attempt uuid not null constraint dispute_paid_fk references refunds.paid,
  order_id uuid not null,
  amount_minor bigint not null constraint dispute_of_something check (amount_minor > 0),
  state text not null constraint dispute_state_known check (state in ('open', 'won', 'lost')),
  reason text,
  -- The unspent credits that were taken back when it was lost.
  credits bigint not null default 0,
  opened_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  constraint dispute_pk primary key (gateway, ref)
);
create index dispute_of_order on refunds.dispute (order_id);

-- Every change of all of these, why and when. Only ever added to.
create table refunds.step (
  id bigint generated always as identity constraint step_pk primary key,
  order_id uuid not null,
  kind text not null constraint step_kind_known check (kind in ('refund', 'withdrawal', 'dispute')),
  -- The number of the refund, the provider's name of the dispute.
  about text not null,
  what text not null,
  amount_minor bigint,
  -- Who of the staff; null for everybody else.
  by bigint,
  at timestamptz(3) not null
);
create index step_of_order on refunds.step (order_id, id);
