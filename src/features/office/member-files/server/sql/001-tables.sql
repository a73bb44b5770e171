-- Why a staff member may open a member's file, and until when. The audit log keeps it for good.
create table member_files.access (
  id bigint generated always as identity constraint access_pk primary key,
  account_id bigint not null,
  staff_id bigint not null,
  reason text not null constraint access_reason_known check (reason in ('support', 'report', 'payment', 'security', 'legal', 'other')),
  -- In the staff member's words; required for `other`.
  note text constraint access_note_length check (length(note) between 1 and 300),
  -- The number of the case or order it is taken from.
  case_number text,
  begun_at timestamptz(3) not null,
  ends_at timestamptz(3) not null constraint access_ends_later check (ends_at > begun_at),
  constraint access_other_says_why check (reason <> 'other' or note is not null)
);
create index access_of_staff on member_files.access (staff_id, account_id, ends_at desc);
create index access_account on member_files.access (account_id);

-- Notes of staff about a member, which no one can change.
create table member_files.note (
  id bigint generated always as identity constraint note_pk primary key,
  -- Idempotency key created by the browser.
  client_id uuid not null,
  account_id bigint not null,
  staff_id bigint not null,
  text text not null constraint note_says_something check (text ~ '\S'),
  at timestamptz(3) not null,
  constraint note_once unique (staff_id, client_id)
);
create index note_account on member_files.note (account_id, id desc);
