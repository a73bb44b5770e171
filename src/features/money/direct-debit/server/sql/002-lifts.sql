-- The staff may lift what closes an account or a phone for good, or the way to pay after a return. A return that was lifted decides nothing any more.
alter table direct_debit.strike add column lifted_at timestamptz(3);

-- What was lifted, as it stood, by whom and why. Only ever added to.
create table direct_debit.lift (
  id bigint generated always as identity constraint lift_pk primary key,
  kind text not null constraint lift_kind_known check (kind in ('iban', 'phone', 'return')),
  mark bytea constraint lift_mark_whole check (octet_length(mark) = 32),
  order_id uuid,
  -- The bank's own code, and since when it was closed.
  cause text,
  since_at timestamptz(3) not null,
  reason text not null constraint lift_reason_length check (length(reason) between 1 and 500),
  by bigint not null,
  at timestamptz(3) not null,
  constraint lift_of_mark_or_return check ((kind = 'return') = (mark is null) and (kind = 'return') = (order_id is not null))
);
