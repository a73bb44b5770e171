-- The sandbox is a separate payment provider that happens to run in the same app: it never reads
-- orders, and orders communicate with it only over HTTP.
create table sandbox_gateway.payment (
  id text constraint payment_pk primary key,
  idempotency_key text not null constraint payment_once unique,
  amount_minor bigint not null constraint payment_has_amount check (amount_minor > 0),
  currency char(3) not null,
  method text not null,
  -- Whether the payer asked to save the card.
  keep_card boolean not null default false,
  -- Language of its payment page.
  locale text not null,
  -- The shop's reference, returned unchanged.
  reference text not null,
  description text not null,
  return_path text not null constraint payment_return_own_path check (return_path ~ '^/([^/\\]|$)'),
  state text not null constraint payment_state_known
    check (state in ('open', 'action_required', 'processing', 'failed', 'cancelled', 'expired', 'paid')),
  failure text constraint payment_failure_known
    check (failure in ('declined', 'insufficient_funds', 'card_expired', 'authentication_failed', 'limit_exceeded')),
  -- Country of the payer's bank or card, and how 3-D Secure went.
  payer_country text constraint payment_country_code check (payer_country ~ '^[A-Z]{2}$'),
  three_d_secure text constraint payment_secure_known check (three_d_secure in ('frictionless', 'challenge')),
  -- For a slow bank: when the payment settles, and whether it is paid or fails.
  settles_at timestamptz(3),
  settles_as text not null default 'paid' constraint payment_settles_known check (settles_as in ('paid', 'failed')),
  chaos jsonb not null constraint payment_chaos_object check (jsonb_typeof(chaos) = 'object'),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index payment_latest on sandbox_gateway.payment (created_at desc);
create index payment_moving on sandbox_gateway.payment (expires_at) where state in ('open', 'action_required', 'processing');

-- Webhooks the sandbox still has to send.
create table sandbox_gateway.event (
  id text constraint event_pk primary key,
  payment_id text not null constraint event_payment_fk references sandbox_gateway.payment,
  state text not null,
  created_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  tries int not null,
  -- Delivered, dropped on purpose, or abandoned.
  done_at timestamptz(3)
);
create index event_due on sandbox_gateway.event (due_at) where done_at is null;
create index event_of_payment on sandbox_gateway.event (payment_id);

-- A refund requested by the shop.
create table sandbox_gateway.refund (
  id text constraint refund_pk primary key,
  payment_id text not null constraint refund_payment_fk references sandbox_gateway.payment,
  idempotency_key text not null constraint refund_once unique,
  amount_minor bigint not null constraint refund_has_amount check (amount_minor > 0),
  state text not null constraint refund_state_known check (state in ('pending', 'paid', 'failed')),
  -- When it arrives, unless the outcome is set earlier.
  settles_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index refund_of_payment on sandbox_gateway.refund (payment_id);
create index refund_moving on sandbox_gateway.refund (settles_at) where state = 'pending';

-- A dispute started by the payer's bank.
create table sandbox_gateway.dispute (
  id text constraint dispute_pk primary key,
  payment_id text not null constraint dispute_once unique constraint dispute_payment_fk references sandbox_gateway.payment,
  amount_minor bigint not null constraint dispute_has_amount check (amount_minor > 0),
  state text not null constraint dispute_state_known check (state in ('open', 'won', 'lost')),
  reason text constraint dispute_reason_length check (length(reason) between 1 and 20),
  created_at timestamptz(3) not null
);

-- A saved card. The sandbox has never seen a card number: the card is as fictional as its money.
create table sandbox_gateway.card (
  token text constraint card_pk primary key,
  -- The payment it was first used for.
  payment_id text not null constraint card_once unique constraint card_payment_fk references sandbox_gateway.payment,
  brand text not null,
  last4 text not null constraint card_four_digits check (last4 ~ '^[0-9]{4}$'),
  expires text not null constraint card_month check (expires ~ '^[0-9]{4}-[0-9]{2}$'),
  -- The bank declines it from now on.
  declines boolean not null,
  -- The bank requires authentication when the card is charged without its payment page.
  asks boolean not null default false,
  created_at timestamptz(3) not null,
  forgotten_at timestamptz(3)
);

-- A debit's bank account, by its last two characters only, which determine what the bank will do.
-- The account is fictional.
create table sandbox_gateway.debit (
  payment_id text constraint debit_pk primary key constraint debit_payment_fk references sandbox_gateway.payment,
  mandate_reference text not null constraint debit_reference_length check (length(mandate_reference) between 1 and 35),
  account_ends text not null constraint debit_ends check (account_ends ~ '^[A-Z0-9]{2}$'),
  -- The bank returns the debit at this time, unless something else happens first.
  returns_at timestamptz(3)
);
create index debit_returning on sandbox_gateway.debit (returns_at) where returns_at is not null;

-- Money moved in the sandbox, for settlement: payments are positive, returned money is negative.
create table sandbox_gateway.transfer (
  id bigint generated always as identity constraint transfer_pk primary key,
  payment_id text not null constraint transfer_payment_fk references sandbox_gateway.payment,
  kind text not null constraint transfer_kind_known check (kind in ('payment', 'refund', 'chargeback')),
  amount_minor bigint not null constraint transfer_moves_something check (amount_minor <> 0),
  -- The settlement day.
  settled_on date
);
create index transfer_waiting on sandbox_gateway.transfer (id) where settled_on is null;
create index transfer_of_day on sandbox_gateway.transfer (settled_on);

-- Days that have been settled.
create table sandbox_gateway.settled_day (
  day date constraint settled_day_pk primary key
);

-- Default webhook misbehaviour, for payments that don't set their own.
create table sandbox_gateway.chaos (
  id smallint constraint chaos_pk primary key constraint chaos_single check (id = 1),
  knobs jsonb not null constraint chaos_object check (jsonb_typeof(knobs) = 'object')
);
