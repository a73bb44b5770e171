-- The accounts that the sandbox collects from are made up, and still it keeps no number of theirs: only its last two digits, which
-- say what their bank will do.
create table payments.sandbox_debit (
  payment_id text constraint sandbox_debit_pk primary key constraint sandbox_debit_payment_fk references payments.sandbox_payment,
  mandate_reference text not null constraint sandbox_debit_reference_length check (length(mandate_reference) between 1 and 35),
  account_ends text not null constraint sandbox_debit_ends check (account_ends ~ '^[A-Z0-9]{2}$'),
  -- From then on the bank wants the money back, unless somebody did something before.
  returns_at timestamptz(3)
);
create index sandbox_debit_returning on payments.sandbox_debit (returns_at) where returns_at is not null;
