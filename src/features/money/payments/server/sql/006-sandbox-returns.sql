-- What can become of a payment of the sandbox afterwards: money goes back because the shop says so,
create table payments.sandbox_refund (
  id text constraint sandbox_refund_pk primary key,
  payment_id text not null constraint sandbox_refund_payment_fk references payments.sandbox_payment,
  idempotency_key text not null constraint sandbox_refund_once unique,
  amount_minor bigint not null constraint sandbox_refund_has_amount check (amount_minor > 0),
  state text not null constraint sandbox_refund_state_known check (state in ('pending', 'paid', 'failed')),
  -- When it arrives, unless somebody decides otherwise before.
  settles_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index sandbox_refund_of_payment on payments.sandbox_refund (payment_id);
create index sandbox_refund_moving on payments.sandbox_refund (settles_at) where state = 'pending';

-- or because the payer's bank does.
create table payments.sandbox_dispute (
  id text constraint sandbox_dispute_pk primary key,
  payment_id text not null constraint sandbox_dispute_once unique constraint sandbox_dispute_payment_fk references payments.sandbox_payment,
  amount_minor bigint not null constraint sandbox_dispute_has_amount check (amount_minor > 0),
  state text not null constraint sandbox_dispute_state_known check (state in ('open', 'won', 'lost')),
  reason text constraint sandbox_dispute_reason_length check (length(reason) between 1 and 20),
  created_at timestamptz(3) not null
);
