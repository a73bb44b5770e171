-- A code sent to a phone. Number and code are stored as keyed hashes only.
create table phone_verification.code (
  account_id bigint constraint code_pk primary key,
  number_hash bytea not null constraint code_number_whole check (octet_length(number_hash) = 32),
  code_hash bytea not null constraint code_mark_whole check (octet_length(code_hash) = 32),
  ends_with text not null,
  tries smallint not null default 0,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

-- A confirmed number, by its last digits, for its owner. The hash used for matching is in blocks.
create table phone_verification.phone (
  account_id bigint constraint phone_pk primary key,
  ends_with text not null,
  confirmed_at timestamptz(3) not null
);
