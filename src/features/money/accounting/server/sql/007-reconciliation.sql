-- A comparison of all orders of a time with their providers and both ledgers: every night, and when somebody asks for one.
create table accounting.reconciliation_run (
  id bigint generated always as identity constraint run_pk primary key,
  -- Made by whoever asks, before asking.
  run_id uuid not null constraint run_once unique,
  -- Who of the staff asked; null for the nightly one.
  wanted_by bigint,
  wanted_at timestamptz(3) not null,
  -- From when on orders and payments are compared.
  since timestamptz(3) not null,
  ended_at timestamptz(3),
  orders int not null default 0,
  -- Payments the providers listed, orders of which a provider said nothing, and the providers that could not list.
  listed int not null default 0,
  unanswered int not null default 0,
  unlisted text[] not null default '{}',
  found int not null default 0,
  resolved int not null default 0
);
-- One at a time.
create unique index run_under_way on accounting.reconciliation_run ((true)) where ended_at is null;

-- Where two of the four do not say the same. Never deleted: it ends by a later comparison, or by a person who knows why.
create table accounting.reconciliation_difference (
  id bigint generated always as identity constraint difference_pk primary key,
  difference_id uuid not null constraint difference_number_once unique,
  kind text not null constraint difference_kind_known
    check (kind in ('missing_at_psp', 'missing_here', 'amount_diff', 'status_diff', 'grant_diff', 'money_diff')),
  -- What of it differs.
  about text not null constraint difference_about_word check (about ~ '^[a-z_]{1,30}$'),
  -- The number of the order, or provider and name of a payment nobody here knows.
  subject text not null constraint difference_subject_length check (length(subject) between 1 and 150),
  order_id uuid,
  gateway text,
  ref text,
  ours jsonb not null constraint difference_ours_object check (jsonb_typeof(ours) = 'object'),
  theirs jsonb not null constraint difference_theirs_object check (jsonb_typeof(theirs) = 'object'),
  first_seen_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  resolved_at timestamptz(3),
  -- Who explained it; null where a later comparison found it gone.
  resolved_by bigint,
  note text constraint difference_note_length check (length(note) between 1 and 1000),
  constraint difference_explained_whole check ((resolved_by is null) = (note is null) and (note is null or resolved_at is not null))
);
create unique index difference_open_once on accounting.reconciliation_difference (subject, kind, about, coalesce(gateway, ''), coalesce(ref, ''))
  where resolved_at is null;
create index difference_of_subject on accounting.reconciliation_difference (subject, id desc);

-- What a check of the ledgers found, and how much it read.
create table accounting.ledger_check (
  id bigint generated always as identity constraint ledger_check_pk primary key,
  at timestamptz(3) not null,
  -- Who asked; null for the nightly one.
  wanted_by bigint,
  rows_read bigint not null,
  took_ms int not null,
  violations int not null,
  -- The first of them, each with ledger, rule and what it is about.
  found jsonb not null constraint ledger_check_found_list check (jsonb_typeof(found) = 'array')
);
