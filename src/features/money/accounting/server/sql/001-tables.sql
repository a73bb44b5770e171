-- Ledger accounts by company and currency: `psp_clearing:{gateway}`, `deferred:{country}`, `vat:{country}`, `revenue:{country}`,
-- `receivable:{country}`, `chargeback_loss:{country}`, `fees:{gateway}`. No running balances, so there are no hot rows.
create table accounting.account (
  id int generated always as identity constraint account_pk primary key,
  issuer_id int not null,
  currency char(3) not null constraint account_currency_code check (currency ~ '^[A-Z]{3}$'),
  code text not null constraint account_code_shape check (code ~ '^[a-z_]+:[A-Za-z0-9_-]+$'),
  constraint account_once unique (issuer_id, currency, code),
  -- For foreign keys: both sides of a transfer belong to one company and currency.
  constraint account_of_unit unique (id, issuer_id, currency)
);

-- A requested operation, once per key, with the total it moves.
create table accounting.operation (
  key text constraint operation_pk primary key constraint operation_key_length check (length(key) between 1 and 150),
  kind text not null constraint operation_kind_known check (kind in (
    'sale', 'recognition', 'refund', 'by_hand', 'chargeback', 'chargeback_won', 'chargeback_lost', 'fee', 'settlement'
  )),
  -- Null for a settlement, which belongs to a day rather than an order.
  order_id uuid,
  issuer_id int not null,
  currency char(3) not null,
  declared_minor bigint not null constraint operation_moves_something check (declared_minor > 0),
  at timestamptz(3) not null,
  constraint operation_of_unit unique (key, issuer_id, currency),
  constraint operation_has_order check ((order_id is null) = (kind = 'settlement'))
);
create index operation_of_order on accounting.operation (order_id);
create index operation_by_time on accounting.operation (at);
create index operation_of_payout on accounting.operation (key) where order_id is null;

-- Double entry: each row has one debit and one credit, so the ledger always balances. Append-only.
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

-- A paid order and the state of its money. The totals follow from the transfers; `accounting.ledger_violations` recalculates them.
create table accounting.sale (
  order_id uuid constraint sale_pk primary key,
  -- The nightly job processes sales in this order.
  number bigint generated always as identity constraint sale_number_once unique,
  account_id bigint not null,
  issuer_id int not null,
  gateway text not null,
  currency char(3) not null,
  -- The country the VAT is owed to, and the buyer's country.
  vat_country char(2) not null,
  country char(2) not null,
  gross_minor bigint not null,
  net_minor bigint not null,
  vat_minor bigint not null,
  -- Refunded for good, gross and net.
  returned_minor bigint not null constraint sale_returned_never_negative check (returned_minor >= 0),
  returned_net_minor bigint not null constraint sale_returned_net_never_negative check (returned_net_minor >= 0),
  -- Claimed back by banks, undecided.
  disputed_minor bigint not null constraint sale_disputed_never_negative check (disputed_minor >= 0),
  -- Lost: taken by banks and not reversed.
  lost_minor bigint not null default 0 constraint sale_lost_never_negative check (lost_minor >= 0),
  -- Part of the loss that was refunded while a bank's claim was open. It counts as refunded again
  -- if the claim is won.
  overlap_minor bigint not null default 0 constraint sale_crossed_never_negative check (overlap_minor >= 0),
  -- The earned part of the net amount (whose credits are spent), how often it was recalculated, and
  -- the credits it was calculated from; those in escrow count as held.
  earned_minor bigint not null constraint sale_earned_never_negative check (earned_minor >= 0),
  steps int not null constraint sale_steps_count check (steps >= 0),
  spent bigint not null constraint sale_spent_never_negative check (spent >= 0),
  held bigint not null constraint sale_held_never_negative check (held >= 0),
  -- Number of credits that the remaining money pays for.
  credits_backed bigint not null constraint sale_credits_backed_never_negative check (credits_backed >= 0),
  at timestamptz(3) not null,
  constraint sale_adds_up check (net_minor + vat_minor = gross_minor),
  constraint sale_returns_no_more_than_paid check (returned_minor <= gross_minor and returned_net_minor <= net_minor),
  constraint sale_earns_no_more_than_kept check (earned_minor <= net_minor - returned_net_minor),
  constraint sale_crossed_is_lost check (overlap_minor <= lost_minor)
);
create index sale_of_account on accounting.sale (account_id);

-- A payment taken back by a bank, until it is decided.
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

-- Days for which a provider's payouts were fetched.
create table accounting.payout_day (
  gateway text not null,
  day date not null,
  requested_at timestamptz(3) not null,
  constraint payout_day_pk primary key (gateway, day)
);

-- A provider's payout lines; incoming amounts are positive. A stored line never changes.
create table accounting.payout_line (
  gateway text not null,
  -- The provider's id.
  id text not null constraint payout_line_id_length check (length(id) between 1 and 200),
  day date not null,
  kind text not null constraint payout_line_kind_known check (kind in ('payment', 'refund', 'chargeback', 'fee', 'payout', 'other')),
  -- The provider's payment id, and the order whose price it paid; null for overpayments and for lines about no payment.
  ref text,
  order_id uuid,
  -- The company; null if nothing has been sold through this gateway yet.
  issuer_id int,
  currency char(3) not null constraint payout_line_currency_code check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null,
  -- The ledger operation that booked it.
  operation_key text,
  constraint payout_line_pk primary key (gateway, id),
  constraint payout_line_day_fk foreign key (gateway, day) references accounting.payout_day
);
create index payout_line_of_day on accounting.payout_line (gateway, day);
create index payout_line_of_payment on accounting.payout_line (gateway, ref) where ref is not null;
create index payout_line_of_operation on accounting.payout_line (operation_key) where operation_key is not null;
create index payout_line_unbooked on accounting.payout_line (gateway, day) where operation_key is null;

-- A comparison of all orders of a period with the payment providers and both ledgers: every night, and on request.
create table accounting.reconciliation_run (
  id bigint generated always as identity constraint run_pk primary key,
  -- Created by the caller.
  run_id uuid not null constraint run_once unique,
  -- The staff member who requested it; null for the nightly run.
  requested_by bigint,
  requested_at timestamptz(3) not null,
  -- Orders and payments are compared from this time on.
  since timestamptz(3) not null,
  ended_at timestamptz(3),
  orders int not null default 0,
  -- Payments the providers listed, orders a provider had no data for, and providers that couldn't list theirs.
  listed int not null default 0,
  unanswered int not null default 0,
  unlisted text[] not null default '{}',
  found int not null default 0,
  resolved int not null default 0
);
-- One run at a time.
create unique index run_under_way on accounting.reconciliation_run ((true)) where ended_at is null;

-- A mismatch between two of the four sources. Never deleted: it is resolved by a later run, or by a person with an explanation.
create table accounting.reconciliation_difference (
  id bigint generated always as identity constraint difference_pk primary key,
  difference_id uuid not null constraint difference_number_once unique,
  kind text not null constraint difference_kind_known
    check (kind in ('missing_at_psp', 'missing_here', 'amount_diff', 'status_diff', 'grant_diff', 'money_diff')),
  -- The field that differs.
  about text not null constraint difference_about_word check (about ~ '^[a-z_]{1,30}$'),
  -- The order id, or the provider and its id for an unknown payment.
  subject text not null constraint difference_subject_length check (length(subject) between 1 and 150),
  order_id uuid,
  gateway text,
  ref text,
  ours jsonb not null constraint difference_ours_object check (jsonb_typeof(ours) = 'object'),
  theirs jsonb not null constraint difference_theirs_object check (jsonb_typeof(theirs) = 'object'),
  first_seen_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  resolved_at timestamptz(3),
  -- The staff member who explained it; null if a later run found it resolved.
  resolved_by bigint,
  note text constraint difference_note_length check (length(note) between 1 and 1000),
  constraint difference_explained_whole check ((resolved_by is null) = (note is null) and (note is null or resolved_at is not null))
);
create unique index difference_open_once on accounting.reconciliation_difference (subject, kind, about, coalesce(gateway, ''), coalesce(ref, ''))
  where resolved_at is null;
create index difference_of_subject on accounting.reconciliation_difference (subject, id desc);

-- The result of a ledger check.
create table accounting.ledger_check (
  id bigint generated always as identity constraint ledger_check_pk primary key,
  at timestamptz(3) not null,
  -- The staff member who requested it; null for the nightly run.
  requested_by bigint,
  rows_read bigint not null,
  took_ms int not null,
  violations int not null,
  -- The first violations, each with ledger, rule and subject.
  found jsonb not null constraint ledger_check_found_list check (jsonb_typeof(found) = 'array')
);

-- Sales stopped at the moment: everything, a provider or a payment method, on one site or all of them. Ended stops are kept
-- as history.
create table accounting.sales_stop (
  id bigint generated always as identity constraint sales_stop_pk primary key,
  -- Idempotency key created by the browser.
  sales_stop_id uuid not null constraint sales_stop_once unique,
  -- Null means all sites.
  site_id int,
  kind text not null constraint sales_stop_kind_known check (kind in ('all', 'gateway', 'method')),
  name text constraint sales_stop_name_shape check (name ~ '^[a-z0-9-]{1,30}$'),
  reason text not null constraint sales_stop_reason_length check (length(reason) between 1 and 500),
  closed_by bigint not null,
  closed_at timestamptz(3) not null,
  opened_by bigint,
  opened_at timestamptz(3),
  constraint sales_stop_named check ((kind = 'all') = (name is null)),
  constraint sales_stop_opened_by_somebody check ((opened_at is null) = (opened_by is null))
);
-- No duplicate stops at the same time.
create unique index sales_stop_open_once on accounting.sales_stop (coalesce(site_id, 0), kind, coalesce(name, '')) where opened_at is null;
