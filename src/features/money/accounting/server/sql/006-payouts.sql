-- The days about which a provider was asked what it settled.
create table accounting.payout_day (
  gateway text not null,
  day date not null,
  asked_at timestamptz(3) not null,
  constraint day_pk primary key (gateway, day)
);

-- What it said, line by line: what came in is above nothing. Once taken a line stays as it is.
create table accounting.payout_line (
  gateway text not null,
  -- The provider's name for it.
  id text not null constraint line_id_length check (length(id) between 1 and 200),
  day date not null,
  kind text not null constraint line_kind_known check (kind in ('payment', 'refund', 'chargeback', 'fee', 'payout', 'other')),
  -- The provider's name for the payment, and the order whose price that paid; null for money too much and for what is about no payment.
  ref text,
  order_id uuid,
  -- Whose it is; null while nobody sold anything there.
  issuer_id int,
  currency char(3) not null constraint line_currency_code check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null,
  -- Under which key the money ledger booked it.
  operation_key text,
  constraint line_pk primary key (gateway, id),
  constraint line_day_fk foreign key (gateway, day) references accounting.payout_day
);
create index line_of_day on accounting.payout_line (gateway, day);
create index line_of_payment on accounting.payout_line (gateway, ref) where ref is not null;
create index line_unbooked on accounting.payout_line (gateway, day) where operation_key is null;
