-- Details entered for a direct debit that isn't ordered yet, encrypted, and the keyed hash of the code sent to the phone.
create table direct_debit.draft (
  account_id bigint constraint draft_pk primary key,
  site_id int not null,
  -- Holder, account, address and phone, encrypted with the installation's secret.
  details bytea not null,
  iban_shown text not null,
  iban_hash bytea not null constraint draft_iban_mark_whole check (octet_length(iban_hash) = 32),
  phone_hash bytea not null constraint draft_phone_mark_whole check (octet_length(phone_hash) = 32),
  country char(2) not null constraint draft_country_code check (country ~ '^[A-Z]{2}$'),
  code_hash bytea not null constraint draft_code_mark_whole check (octet_length(code_hash) = 32),
  tries smallint not null default 0 constraint draft_tries_count check (tries between 0 and 5),
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- When the correct code was entered, and the order it was used for (the id created by the browser).
  confirmed_at timestamptz(3),
  spent_on uuid,
  constraint draft_spent_after_confirmed check (spent_on is null or confirmed_at is not null)
);
create index draft_by_age on direct_debit.draft (sent_at);

-- A mandate: who may collect, from which account, when it was signed, and which version of the text.
create table direct_debit.mandate (
  id bigint generated always as identity constraint mandate_pk primary key,
  mandate_id uuid not null constraint mandate_id_once unique,
  account_id bigint not null,
  site_id int not null,
  reference text not null constraint mandate_reference_once unique
    constraint mandate_reference_length check (length(reference) between 8 and 35),
  creditor_id text not null,
  creditor_name text not null,
  creditor_address text not null,
  -- Holder, account, address and phone, encrypted; deleted once banks can no longer request them.
  debtor bytea,
  iban_shown text not null,
  iban_hash bytea not null constraint mandate_iban_mark_whole check (octet_length(iban_hash) = 32),
  phone_hash bytea not null constraint mandate_phone_mark_whole check (octet_length(phone_hash) = 32),
  text_version text not null,
  locale text not null,
  -- Country of the IP address it was signed from, nothing more precise.
  signed_country char(2) constraint mandate_country_code check (signed_country ~ '^[A-Z]{2}$'),
  signed_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  -- The provider's reference, if it has its own mandates.
  gateway text,
  provider_token text
);
create index mandate_by_account on direct_debit.mandate (account_id, id desc);

-- An order collected under a mandate.
create table direct_debit.debit (
  order_id uuid constraint debit_pk primary key,
  mandate_id bigint not null constraint debit_mandate_fk references direct_debit.mandate,
  account_id bigint not null,
  iban_hash bytea not null,
  phone_hash bytea not null,
  -- Earliest collection date, as announced.
  due_on date not null,
  -- Whether the mandate was signed with this order.
  signs boolean not null,
  -- The reference on the payer's bank statement, if the provider uses its own.
  provider_reference text,
  ordered_at timestamptz(3) not null,
  collected_at timestamptz(3),
  announced_at timestamptz(3)
);
create index debit_by_iban on direct_debit.debit (iban_hash);
create index debit_by_phone on direct_debit.debit (phone_hash);
create index debit_of_mandate on direct_debit.debit (mandate_id);
create index debit_unannounced on direct_debit.debit (ordered_at) where announced_at is null;

-- A debit that the bank returned after the credits were granted.
create table direct_debit.returned_debit (
  order_id uuid constraint returned_debit_pk primary key,
  account_id bigint not null,
  iban_hash bytea not null,
  phone_hash bytea not null,
  reason text,
  at timestamptz(3) not null,
  -- Lifted by staff: it is no longer considered.
  lifted_at timestamptz(3)
);
create index returned_debit_by_account on direct_debit.returned_debit (account_id);
create index returned_debit_by_iban on direct_debit.returned_debit (iban_hash);
create index returned_debit_by_phone on direct_debit.returned_debit (phone_hash);

-- Blocked bank accounts and phones, as keyed hashes that are meaningless without the installation's
-- secret.
create table direct_debit.block (
  mark bytea not null constraint block_mark_whole check (octet_length(mark) = 32),
  kind text not null constraint block_kind_known check (kind in ('iban', 'phone')),
  reason text,
  since_at timestamptz(3) not null,
  constraint block_pk primary key (kind, mark)
);

-- Blocks lifted by staff (of a bank account, a phone or a returned debit), by whom and why. Append-only.
create table direct_debit.lifted_block (
  id bigint generated always as identity constraint lifted_block_pk primary key,
  kind text not null constraint lifted_block_kind_known check (kind in ('iban', 'phone', 'return')),
  mark bytea constraint lifted_block_mark_whole check (octet_length(mark) = 32),
  order_id uuid,
  -- The bank's code, and when the block started.
  cause text,
  since_at timestamptz(3) not null,
  reason text not null constraint lifted_block_reason_length check (length(reason) between 1 and 500),
  -- The staff members who requested and approved it.
  by bigint not null,
  decided_by bigint not null,
  at timestamptz(3) not null,
  constraint lifted_block_needs_two check (decided_by <> by),
  constraint lifted_block_of_mark_or_return check ((kind = 'return') = (mark is null) and (kind = 'return') = (order_id is not null))
);
