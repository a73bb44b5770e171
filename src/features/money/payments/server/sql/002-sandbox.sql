-- The sandbox is a payment provider of its own that happens to live in the same house: it never reads an order, and orders
-- never read it but over HTTP.
create table payments.sandbox_payment (
  id text constraint sandbox_payment_pk primary key,
  idempotency_key text not null constraint sandbox_payment_once unique,
  amount_minor bigint not null constraint sandbox_payment_has_amount check (amount_minor > 0),
  currency char(3) not null,
  method text not null,
  -- The language of its page.
  locale text not null,
  -- The shop's own name for it, handed back unread.
  reference text not null,
  description text not null,
  return_path text not null constraint sandbox_payment_return_own_path check (return_path ~ '^/([^/\\]|$)'),
  state text not null constraint sandbox_payment_state_known
    check (state in ('open', 'action_required', 'processing', 'failed', 'cancelled', 'expired', 'paid')),
  -- A bank that is slow: from then on it is so.
  settles_at timestamptz(3),
  chaos jsonb not null constraint sandbox_payment_chaos_object check (jsonb_typeof(chaos) = 'object'),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index sandbox_payment_latest on payments.sandbox_payment (created_at desc);
create index sandbox_payment_moving on payments.sandbox_payment (expires_at) where state in ('open', 'action_required', 'processing');

-- What the sandbox still has to tell the shop.
create table payments.sandbox_event (
  id text constraint sandbox_event_pk primary key,
  payment_id text not null constraint sandbox_event_payment_fk references payments.sandbox_payment,
  state text not null,
  created_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  tries int not null,
  -- Delivered, dropped on purpose, or given up.
  done_at timestamptz(3)
);
create index sandbox_event_due on payments.sandbox_event (due_at) where done_at is null;
create index sandbox_event_of_payment on payments.sandbox_event (payment_id);

-- How badly webhooks behave where a payment says nothing of its own.
create table payments.sandbox_chaos (
  id smallint constraint sandbox_chaos_pk primary key constraint sandbox_chaos_single check (id = 1),
  knobs jsonb not null constraint sandbox_chaos_object check (jsonb_typeof(knobs) = 'object')
);
