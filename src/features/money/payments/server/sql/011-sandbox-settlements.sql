-- Money that moved at the sandbox, as it settles it with the shop's bank: a payment above nothing, what went back below.
create table payments.sandbox_move (
  id bigint generated always as identity constraint sandbox_move_pk primary key,
  payment_id text not null constraint sandbox_move_payment_fk references payments.sandbox_payment,
  kind text not null constraint sandbox_move_kind_known check (kind in ('payment', 'refund', 'chargeback')),
  amount_minor bigint not null constraint sandbox_move_moves_something check (amount_minor <> 0),
  -- The day with which it was settled.
  settled_on date
);
create index sandbox_move_waiting on payments.sandbox_move (id) where settled_on is null;
create index sandbox_move_of_day on payments.sandbox_move (settled_on);

-- The days that are settled, once each.
create table payments.sandbox_settled (
  day date constraint sandbox_settled_pk primary key
);
