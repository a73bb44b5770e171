-- A payer may ask the sandbox to remember the card. It never saw a number: what it remembers is as made up as its money.
alter table payments.sandbox_payment add column keep_card boolean not null default false;

create table payments.sandbox_card (
  token text constraint sandbox_card_pk primary key,
  -- The payment it was first used for.
  payment_id text not null constraint sandbox_card_once unique constraint sandbox_card_payment_fk references payments.sandbox_payment,
  brand text not null,
  last4 text not null constraint sandbox_card_four_digits check (last4 ~ '^[0-9]{4}$'),
  expires text not null constraint sandbox_card_month check (expires ~ '^[0-9]{4}-[0-9]{2}$'),
  -- Its bank says no from now on.
  declines boolean not null,
  created_at timestamptz(3) not null,
  forgotten_at timestamptz(3)
);
