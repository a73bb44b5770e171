-- Money received for an order, and how much of it is promised, on its way back or returned, which
-- is never more than was received.
create table refunds.payment (
  -- The payment attempt.
  attempt uuid constraint payment_pk primary key,
  order_id uuid not null,
  account_id bigint not null,
  site_id int not null,
  gateway text not null,
  -- The provider's payment id.
  ref text not null,
  -- The order's price, once, or a surplus.
  counted_as text not null constraint payment_counted_as_known check (counted_as in ('price', 'surplus')),
  paid_minor bigint not null constraint payment_something check (paid_minor > 0),
  currency char(3) not null,
  promised_minor bigint not null constraint payment_never_more_than_came check (promised_minor between 0 and paid_minor),
  -- The part whose credits have been taken back, and the remainder that rounding has left with the
  -- buyer, in units of one credit divided by paid_minor.
  credited_minor bigint not null default 0 constraint payment_credited_at_most_paid check (credited_minor between 0 and paid_minor),
  credit_rounding bigint not null default 0 constraint payment_rounding_below_one check (credit_rounding between 0 and paid_minor)
);
create index payment_of_order on refunds.payment (order_id);

-- Money returned the way it came. `waiting` for a second staff member, whose decision is in `staff.approval`: promised, not yet sent; `asked`: requested from the provider; `pending`: on its way;
-- `paid` or `failed` at the end, and a paid one may still fail; `given_up` if the provider never answered.
create table refunds.refund (
  id bigint generated always as identity constraint refund_pk primary key,
  -- The refund id, which is also the idempotency key sent to the provider.
  refund_id uuid not null constraint refund_number_once unique,
  attempt uuid not null constraint refund_payment_fk references refunds.payment,
  order_id uuid not null,
  -- Idempotency key created by the caller.
  key text not null constraint refund_key_length check (length(key) between 1 and 100),
  amount_minor bigint not null constraint refund_of_something check (amount_minor > 0),
  reason text not null constraint refund_reason_known
    check (reason in ('withdrawal', 'goodwill', 'duplicate', 'complaint', 'age', 'fraud', 'legal')),
  state text not null constraint refund_state_known
    check (state in ('waiting', 'declined', 'asked', 'pending', 'paid', 'failed', 'given_up')),
  -- The provider's refund id, once it has answered.
  provider_ref text,
  -- Reference of a payment made in another way; the provider's status is ignored from then on.
  by_hand text constraint refund_by_hand_length check (length(by_hand) between 1 and 100),
  -- The staff member who requested it; null for automatic refunds.
  requested_by bigint,
  -- Amount one staff member could refund of the order alone when it was requested; null for automatic refunds.
  alone_limit_minor bigint,
  -- The failed refund it replaces.
  retry_of bigint constraint refund_retried_once unique constraint refund_retry_fk references refunds.refund,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  -- When to query the provider next, and when staff requested another query.
  next_check_at timestamptz(3),
  requested_again_at timestamptz(3),
  -- When the return was reported to other features; once for a refund and its replacements.
  reported_at timestamptz(3),
  -- Unspent credits taken back for it, and the corresponding part of the price. A retry inherits
  -- both.
  credits bigint not null default 0 constraint refund_credits_never_negative check (credits >= 0),
  credited_minor bigint not null default 0 constraint refund_credited_at_most_amount check (credited_minor between 0 and amount_minor),
  constraint refund_once unique (order_id, key)
);
create index refund_requester on refunds.refund (requested_by, created_at) where requested_by is not null;
create index refund_of_attempt on refunds.refund (attempt);
create index refund_to_look_at on refunds.refund (next_check_at) where next_check_at is not null;
create index refund_to_decide on refunds.refund (id) where state in ('waiting', 'failed');
create index refund_silent on refunds.refund (id) where state in ('asked', 'pending') and next_check_at is null;

-- A withdrawal from an order, final. It is settled once the money has arrived and no dispute is open.
create table refunds.withdrawal (
  order_id uuid constraint withdrawal_pk primary key,
  account_id bigint not null,
  -- When and how it was declared: logged in, or by order number and email.
  declared_at timestamptz(3) not null,
  by text not null constraint withdrawal_by_known check (by in ('member', 'visitor')),
  settled_at timestamptz(3),
  -- Unspent credits taken back, and the money returned for them.
  credits bigint,
  amount_minor bigint,
  -- Nothing was returned because a bank had taken the money; settled again if the dispute is won after all.
  blocked_by_dispute boolean not null default false,
  constraint withdrawal_settled_whole check (
    (settled_at is null) = (credits is null) and (settled_at is null) = (amount_minor is null)
  )
);

-- A withdrawal declared without logging in, until it is matched to an order.
create table refunds.guest_withdrawal (
  id uuid constraint guest_withdrawal_pk primary key,
  site_id int not null,
  pool_id int not null,
  -- As entered.
  order_typed text not null,
  email text not null,
  email_key text not null,
  name text not null,
  at timestamptz(3) not null,
  -- Matches no order: to be checked by a person.
  unmatched boolean not null default false,
  -- Checked by a person; it is no longer listed.
  handled_at timestamptz(3)
);
create index guest_withdrawal_unmatched on refunds.guest_withdrawal (at, id) where unmatched and handled_at is null;

-- A payment disputed by the payer's bank.
create table refunds.dispute (
  gateway text not null,
  ref text not null,
  attempt uuid not null constraint dispute_payment_fk references refunds.payment,
  order_id uuid not null,
  amount_minor bigint not null constraint dispute_of_something check (amount_minor > 0),
  state text not null constraint dispute_state_known check (state in ('open', 'won', 'lost')),
  reason text,
  -- The party that reported the outcome. The provider overrides staff, and may report later.
  ended_by text constraint dispute_ended_by_known check (ended_by in ('staff', 'provider')),
  -- Unspent credits taken back when it was lost.
  credits bigint not null default 0,
  opened_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  -- When the provider reported the opposite of the earlier outcome.
  overturned_at timestamptz(3),
  constraint dispute_pk primary key (gateway, ref),
  constraint dispute_ended_by_somebody check ((ended_by is null) = (state = 'open'))
);
create index dispute_of_order on refunds.dispute (order_id);
create index dispute_open on refunds.dispute (order_id) where state = 'open';
create index dispute_overturned on refunds.dispute (overturned_at) where overturned_at is not null;

-- A staff decision when the provider does not report: how a chargeback ended, or what to do about
-- an unanswered refund. `waiting` for a second staff member; `done`; `declined`.
create table refunds.manual_decision (
  id bigint generated always as identity constraint manual_decision_pk primary key,
  -- Idempotency key created by the caller.
  ruling_id uuid not null constraint manual_decision_once unique,
  order_id uuid not null,
  -- The refund id, or the provider's dispute id.
  about text not null,
  refund_id bigint constraint manual_decision_refund_fk references refunds.refund,
  attempt uuid not null constraint manual_decision_payment_fk references refunds.payment,
  what text not null constraint manual_decision_known check (what in ('won', 'lost', 'ask_again', 'paid_by_hand', 'give_up')),
  amount_minor bigint not null constraint manual_decision_of_something check (amount_minor > 0),
  reason text not null constraint manual_decision_reason_length check (length(reason) between 1 and 500),
  reference text constraint manual_decision_reference_length check (length(reference) between 1 and 100),
  state text not null constraint manual_decision_state_known check (state in ('waiting', 'done', 'declined')),
  requested_by bigint not null,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  constraint manual_decision_of_refund_or_dispute check ((refund_id is null) = (what in ('won', 'lost'))),
  constraint manual_decision_by_hand_has_reference check ((reference is not null) = (what = 'paid_by_hand'))
);
create index manual_decision_of_order on refunds.manual_decision (order_id);
-- One at a time.
create unique index manual_decision_waiting_once on refunds.manual_decision (about) where state = 'waiting';

-- Append-only history of all of these.
create table refunds.order_event (
  id bigint generated always as identity constraint order_event_pk primary key,
  order_id uuid not null,
  kind text not null constraint order_event_kind_known check (kind in ('refund', 'withdrawal', 'dispute')),
  -- The refund id, or the provider's dispute id.
  about text not null,
  what text not null,
  amount_minor bigint,
  -- The staff member; null for everyone else.
  by bigint,
  at timestamptz(3) not null
);
create index order_event_of_order on refunds.order_event (order_id, id);
