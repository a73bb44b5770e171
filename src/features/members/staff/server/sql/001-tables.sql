-- The operator's own people. They are nobody's members: no pool, no profile, a log-in of their own.
create table staff.person (
  id bigint generated always as identity constraint person_pk primary key,
  -- The id by which the audit log and addresses of photos name them.
  public_id uuid not null constraint person_public_id_once unique,
  email text not null,
  -- The address as it is compared.
  email_key text not null constraint person_address_once unique,
  name text not null constraint person_has_name check (name <> ''),
  role text not null constraint person_role_known
    check (role in ('owner', 'lead', 'moderator', 'agent', 'finance', 'support', 'auditor')),
  -- Invited until the link was used; closed for good afterwards.
  status text not null constraint person_status_known check (status in ('invited', 'active', 'closed')),
  password_hash text,
  -- The secrets of the second factor, sealed: the one in force, and one that is being set up.
  totp_secret bytea,
  totp_next bytea,
  -- The step of the last code that was taken, so that none is taken twice.
  totp_step bigint not null default 0,
  created_at timestamptz(3) not null,
  enrolled_at timestamptz(3),
  constraint person_logs_in_with_both check (
    status = 'active' and password_hash is not null and totp_secret is not null
    or status <> 'active'
  )
);

-- The link by which someone chooses a password and sets up the second factor; only its hash is kept.
create table staff.enrolment (
  token_hash bytea constraint enrolment_pk primary key,
  person_id bigint not null constraint enrolment_person_fk references staff.person on delete cascade,
  expires_at timestamptz(3) not null
);
create index enrolment_person on staff.enrolment (person_id);

-- Codes for when the phone is gone; each works once.
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
  expires_at timestamptz(3) not null
);
create index session_person on staff.session (person_id);
create index session_expiry on staff.session (expires_at);

-- A browser someone has logged in with before: strangers' wrong tries do not lock it out.
create table staff.device (
  person_id bigint not null constraint device_person_fk references staff.person on delete cascade,
  token_hash bytea not null,
  seen_at timestamptz(3) not null,
  constraint device_pk primary key (person_id, token_hash)
);

-- Tries, counted by what was typed. The key is a hash.
create table staff.attempt_counter (
  key bytea constraint attempt_counter_pk primary key,
  times timestamptz(3)[] not null,
  blocked_until timestamptz(3),
  touched_at timestamptz(3) not null
);

-- Who did what, and when. It is only ever added to; the name stands here as it was.
create table staff.audit (
  id bigint generated always as identity constraint audit_pk primary key,
  at timestamptz(3) not null,
  -- Null where it was done on the machine itself.
  person_id bigint,
  name text not null,
  role text not null,
  -- `feature.past_tense`
  act text not null constraint audit_act_named check (act ~ '^[a-z]+\.[a-z_]+$'),
  -- The id of what it was done to, as the outside sees it.
  about text,
  facts jsonb not null default '{}'
);
create index audit_person on staff.audit (person_id, id desc);
create index audit_about on staff.audit (about, id desc) where about is not null;
