-- The operator's staff. They aren't members: no pool, no profile, and a separate login.
create table staff.person (
  id bigint generated always as identity constraint person_pk primary key,
  -- The id used in the audit log and in photo URLs.
  public_id uuid not null constraint person_public_id_once unique,
  email text not null,
  -- The email in the form used for comparison.
  email_key text not null constraint person_address_once unique,
  name text not null constraint person_has_name check (name <> ''),
  role text not null constraint person_role_known
    check (role in ('owner', 'lead', 'moderator', 'agent', 'finance', 'support', 'auditor')),
  -- `invited` until the link is used; `closed` is final.
  status text not null constraint person_status_known check (status in ('invited', 'active', 'closed')),
  password_hash text,
  -- Encrypted TOTP secrets: the current one, and one being set up.
  totp_secret bytea,
  totp_next bytea,
  -- Time step of the last accepted code, so that no code works twice.
  totp_step bigint not null default 0,
  created_at timestamptz(3) not null,
  enrolled_at timestamptz(3),
  -- Created by the demo or a test with known credentials, not invited: only these are listed at /dev/office.
  demo boolean not null default false,
  constraint person_logs_in_with_both check (
    status = 'active' and password_hash is not null and totp_secret is not null
    or status <> 'active'
  )
);

-- An invitation link to choose a password and set up the second factor; only its hash is stored.
create table staff.enrolment (
  token_hash bytea constraint enrolment_pk primary key,
  person_id bigint not null constraint enrolment_person_fk references staff.person on delete cascade,
  expires_at timestamptz(3) not null
);
create index enrolment_person on staff.enrolment (person_id);

-- For a lost phone; each code works once. Hashed with argon2id, salted with the person's public id.
create table staff.recovery_code (
  person_id bigint not null constraint recovery_code_person_fk references staff.person on delete cascade,
  code_hash bytea not null,
  constraint recovery_code_pk primary key (person_id, code_hash)
);

create table staff.session (
  id bigint generated always as identity constraint session_pk primary key,
  token_hash bytea not null constraint session_token_once unique,
  person_id bigint not null constraint session_person_fk references staff.person on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- Last request, to the minute: an idle session ends.
  seen_at timestamptz(3) not null,
  -- When it last showed the second factor.
  confirmed_at timestamptz(3) not null
);
create index session_person on staff.session (person_id);
create index session_expiry on staff.session (expires_at);

-- A browser that has logged in before: failed attempts by others don't lock it out.
create table staff.device (
  person_id bigint not null constraint device_person_fk references staff.person on delete cascade,
  token_hash bytea not null,
  seen_at timestamptz(3) not null,
  constraint device_pk primary key (person_id, token_hash)
);

-- The staff member working on an item of a queue, so that two people never work on the same one.
-- The items belong to other features.
create table staff.claim (
  -- The key of the feature.
  queue text not null,
  -- The public id of the item.
  item uuid not null,
  staff_id bigint not null,
  -- When it ends, unless its holder extends it.
  until timestamptz(3) not null,
  constraint claim_pk primary key (queue, item)
);
create index claim_expiry on staff.claim (until);

-- A request waiting for a second staff member with the same permission. Its subject belongs to
-- other features.
create table staff.approval (
  id bigint generated always as identity constraint approval_pk primary key,
  -- `feature.thing`, and the public id or name of the thing.
  kind text not null constraint approval_kind_named check (kind ~ '^[a-z_]+\.[a-z_]+$'),
  subject text not null,
  -- Terms of the approval; a decision about different terms doesn't count.
  terms jsonb not null,
  -- In the words of the requester.
  reason text constraint approval_reason_length check (length(reason) between 1 and 500),
  state text not null constraint approval_state_known
    check (state in ('waiting', 'approved', 'declined', 'taken_back', 'expired', 'superseded')),
  requested_by bigint not null,
  -- Null if no one decided: it expired, or the product ended it.
  decided_by bigint,
  requested_at timestamptz(3) not null,
  expires_at timestamptz(3) not null constraint approval_expires_later check (expires_at > requested_at),
  decided_at timestamptz(3),
  constraint approval_ended_whole check ((state = 'waiting') = (decided_at is null)),
  constraint approval_decided_by_someone check ((state in ('approved', 'declined', 'taken_back')) = (decided_by is not null)),
  -- No one decides on their own request, and only its requester takes it back.
  constraint approval_needs_two check ((state = 'taken_back') = (decided_by = requested_by))
);
create index approval_of_subject on staff.approval (kind, subject, id desc);
-- One at a time.
create unique index approval_waiting_once on staff.approval (kind, subject) where state = 'waiting';
create index approval_expiry on staff.approval (expires_at) where state = 'waiting';

-- Money actions by a staff member without a second person, for their 24-hour total.
create table staff.solo_act (
  id bigint generated always as identity constraint solo_act_pk primary key,
  person_id bigint not null,
  kind text not null,
  about text not null,
  -- In millionths of the amount that one person may refund of one order.
  share bigint not null constraint solo_act_something check (share > 0),
  at timestamptz(3) not null
);
create index solo_act_of_person on staff.solo_act (person_id, at);
create index solo_act_at on staff.solo_act (at);

-- Append-only audit log; the name is stored as it was at the time.
create table staff.audit (
  id bigint generated always as identity constraint audit_pk primary key,
  at timestamptz(3) not null,
  -- Null if it was done on the server itself.
  person_id bigint,
  name text not null,
  role text not null,
  -- `feature.past_tense`
  act text not null constraint audit_act_named check (act ~ '^[a-z_]+\.[a-z_]+$'),
  -- Public id of the changed record.
  about text,
  facts jsonb not null default '{}',
  -- An action involving money: kind, site, amount and currency, for the owners' daily email.
  money jsonb
);
-- Failed logins by minute: how many are counted in a log entry. Entries may expire, so nothing
-- refers to them.
create table staff.failed_log_in (
  -- A person's id; 0 for an address that is not a staff member's.
  person bigint not null,
  minute timestamptz(0) not null,
  -- The id of the entry.
  entry bigint not null constraint failed_log_in_entry_once unique,
  count integer not null constraint failed_log_in_counted check (count > 0),
  constraint failed_log_in_pk primary key (person, minute)
);
-- Days for which the email to the owners has been sent.
create table staff.money_digest (
  day date constraint money_digest_pk primary key,
  at timestamptz(3) not null
);
-- Opening something is recorded once per person and day.
create unique index audit_opening_once on staff.audit (person_id, act, about, ((at at time zone 'UTC')::date)) where act ~ '[._]opened$';
create index audit_money on staff.audit (at) where money is not null;
create index audit_person on staff.audit (person_id, id desc);
create index audit_about on staff.audit (about, id desc) where about is not null;
