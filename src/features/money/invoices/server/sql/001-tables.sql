-- An invoicing company, by country and registration number, regardless of the sites it runs.
create table invoices.issuer (
  id int generated always as identity constraint issuer_pk primary key,
  country char(2) not null constraint issuer_country_code check (country ~ '^[A-Z]{2}$'),
  register text not null constraint issuer_register_named check (register <> ''),
  constraint issuer_once unique (country, register)
);

-- The last number of each series. Taking a number locks the row until the transaction ends, so a rolled-back number is reused
-- before anyone can take the next one.
create table invoices.series (
  issuer_id int not null constraint series_issuer_fk references invoices.issuer,
  year smallint not null,
  kind text not null constraint series_kind_known check (kind in ('invoice', 'credit_note')),
  last int not null constraint series_counts check (last >= 1),
  constraint series_pk primary key (issuer_id, year, kind)
);

-- Invoices and credit notes with everything printed on them. Append-only: the law requires keeping them for years. The account is
-- stored by id only, which is anonymous once the account is erased.
create table invoices.document (
  id bigint generated always as identity constraint document_pk primary key,
  issuer_id int not null,
  year smallint not null,
  kind text not null,
  serial int not null constraint document_serial_counts check (serial >= 1),
  -- As printed.
  number text not null,
  order_id uuid not null,
  account_id bigint not null,
  site_id int not null,
  -- For a credit note: the invoice, the reason, and an idempotency key.
  invoice_id bigint constraint document_invoice_fk references invoices.document,
  reason text constraint document_reason_code check (reason ~ '^[a-z][a-z_]{1,39}$'),
  key text constraint document_key_length check (length(key) between 1 and 100),
  issued_at timestamptz(3) not null,
  supplied_at timestamptz(3) not null,
  time_zone text not null,
  -- The seller's details at the time.
  seller jsonb not null constraint document_seller_object check (jsonb_typeof(seller) = 'object'),
  credits bigint not null constraint document_of_something check (credits > 0),
  currency char(3) not null constraint document_currency_code check (currency ~ '^[A-Z]{3}$'),
  gross_minor bigint not null constraint document_gross_counts check (gross_minor > 0),
  net_minor bigint not null constraint document_net_never_negative check (net_minor >= 0),
  vat_minor bigint not null constraint document_vat_never_negative check (vat_minor >= 0),
  vat_basis_points int not null constraint document_rate_never_negative check (vat_basis_points >= 0),
  -- The country the VAT is owed to, and why there may be none.
  vat_country char(2) not null constraint document_vat_country_code check (vat_country ~ '^[A-Z]{2}$'),
  vat_treatment text not null
    constraint document_treatment_known check (vat_treatment in ('charged', 'small_business', 'not_charged')),
  -- The buyer's country and the evidence for it, as country codes only.
  country char(2) not null constraint document_country_code check (country ~ '^[A-Z]{2}$'),
  proof_chosen char(2) not null,
  proof_address char(2),
  proof_bank char(2),
  proof_verdict text not null constraint document_proofs_judged check (proof_verdict in ('agree', 'single', 'contradict')),
  constraint document_series_fk foreign key (issuer_id, year, kind) references invoices.series,
  constraint document_serial_once unique (issuer_id, year, kind, serial),
  constraint document_adds_up check (net_minor + vat_minor = gross_minor),
  constraint document_untaxed_has_no_vat check (vat_treatment = 'charged' or vat_minor = 0 and vat_basis_points = 0),
  constraint document_credit_note_has_invoice check (
    (kind = 'credit_note') = (invoice_id is not null) and (kind = 'credit_note') = (reason is not null)
  )
);
-- One invoice per order, and one credit note per key.
create unique index document_invoice_of_order on invoices.document (order_id) where kind = 'invoice';
create unique index document_credited_once on invoices.document (order_id, key) where kind = 'credit_note';
create index document_of_account on invoices.document (account_id, id desc);
create index document_of_invoice on invoices.document (invoice_id) where invoice_id is not null;
