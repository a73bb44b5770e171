-- Where money can lie, by company and currency: `psp_clearing:{gateway}`, `deferred:{country}`, `vat:{country}`,
-- `revenue:{country}`, `receivable:{country}`, `chargeback_loss:{country}`, `fees:{gateway}`. No running balances: no hot rows.
create table accounting.account (
  id int generated always as identity constraint account_pk primary key,
  issuer_id int not null,
  currency char(3) not null constraint account_currency_code check (currency ~ '^[A-Z]{3}$'),
  code text not null constraint account_code_shape check (code ~ '^[a-z_]+:[A-Za-z0-9_-]+$'),
  constraint account_once unique (issuer_id, currency, code),
  -- For the transfers: both sides are of one company and one currency.
  constraint account_of_unit unique (id, issuer_id, currency)
);

-- What was asked for, once for each key, with the sum it moves.
create table accounting.operation (
  key text constraint operation_pk primary key constraint operation_key_length check (length(key) between 1 and 150),
  kind text not null constraint operation_kind_known
    check (kind in ('sale', 'recognition', 'refund', 'chargeback', 'chargeback_won', 'chargeback_lost', 'fee')),
  order_id uuid not null,
  issuer_id int not null,
  currency char(3) not null,
  declared_minor bigint not null constraint operation_moves_something check (declared_minor > 0),
  at timestamptz(3) not null,
  constraint operation_of_unit unique (key, issuer_id, currency)
);
create index operation_of_order on accounting.operation (order_id);

-- Double entry: each row has one debit and one credit, so nothing can be out of balance. Never changed, never deleted.
create table accounting.transfer (
  operation_key text not null,
  line smallint not null constraint transfer_line_counts check (line >= 1),
  issuer_id int not null,
  currency char(3) not null,
  debit int not null,
  credit int not null,
  amount_minor bigint not null constraint transfer_moves_something check (amount_minor > 0),
  constraint transfer_pk primary key (operation_key, line),
  constraint transfer_two_sides check (debit <> credit),
  constraint transfer_operation_fk foreign key (operation_key, issuer_id, currency)
    references accounting.operation (key, issuer_id, currency),
  constraint transfer_debit_fk foreign key (debit, issuer_id, currency) references accounting.account (id, issuer_id, currency),
  constraint transfer_credit_fk foreign key (credit, issuer_id, currency) references accounting.account (id, issuer_id, currency)
);
create index transfer_by_debit on accounting.transfer (debit);
create index transfer_by_credit on accounting.transfer (credit);

-- A paid order and how far its money has come. The sums follow the transfers; `accounting.ledger_violations` reckons them anew.
create table accounting.sale (
  order_id uuid constraint sale_pk primary key,
  -- The order in which the nightly run goes.
  number bigint generated always as identity constraint sale_number_once unique,
  account_id bigint not null,
  issuer_id int not null,
  gateway text not null,
  currency char(3) not null,
  -- Whose tax is in it, and where the buyer counts as living.
  vat_country char(2) not null,
  country char(2) not null,
  gross_minor bigint not null,
  net_minor bigint not null,
  vat_minor bigint not null,
  -- Paid back for good, tax included, and the net of it.
  returned_minor bigint not null constraint sale_returned_never_negative check (returned_minor >= 0),
  returned_net bigint not null constraint sale_returned_net_never_negative check (returned_net >= 0),
  -- Claimed back by banks and not decided yet.
  disputed_minor bigint not null constraint sale_disputed_never_negative check (disputed_minor >= 0),
  -- What of the net is earned: the credits for it are spent. And how often that was reckoned, from which credits.
  earned_minor bigint not null constraint sale_earned_never_negative check (earned_minor >= 0),
  steps int not null constraint sale_steps_count check (steps >= 0),
  spent bigint not null constraint sale_spent_never_negative check (spent >= 0),
  held bigint not null constraint sale_held_never_negative check (held >= 0),
  at timestamptz(3) not null,
  constraint sale_adds_up check (net_minor + vat_minor = gross_minor),
  constraint sale_returns_no_more_than_paid check (returned_minor + disputed_minor <= gross_minor and returned_net <= net_minor),
  constraint sale_earns_no_more_than_kept check (earned_minor <= net_minor - returned_net)
);
create index sale_of_account on accounting.sale (account_id);

-- A payment that a bank took back, until it is decided.
create table accounting.chargeback (
  key text constraint chargeback_pk primary key,
  order_id uuid not null constraint chargeback_sale_fk references accounting.sale,
  amount_minor bigint not null constraint chargeback_of_something check (amount_minor > 0),
  outcome text constraint chargeback_outcome_known check (outcome in ('won', 'lost')),
  begun_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint chargeback_ended_has_outcome check ((outcome is null) = (ended_at is null))
);
create index chargeback_of_sale on accounting.chargeback (order_id);
