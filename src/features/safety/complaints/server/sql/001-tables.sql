-- A complaint about something on the site (NAV-10) or a question to support, by a member or a visitor.
create table complaints.complaint (
  id bigint generated always as identity constraint complaint_pk primary key,
  -- Names it in the work queue.
  public_id uuid not null,
  number text not null constraint complaint_number_once unique,
  -- Idempotency key created by the browser.
  client_id uuid not null,
  pool_id smallint not null,
  site_id smallint not null,
  kind text not null constraint complaint_kind_known check (kind in ('complaint', 'support')),
  about text constraint complaint_about_known check (about in ('profile', 'message', 'photo', 'payment', 'decision', 'other')),
  reference text not null,
  details text not null,
  account_id bigint,
  -- Null for a member without a confirmed address.
  email text,
  email_key text,
  locale text not null,
  -- Whether its address gets emails about it: no address gets more than a few a day.
  emailed boolean not null,
  -- The decision that it mentions, whose makers may not decide it. Not a foreign key: the decision may be deleted before.
  about_statement_id bigint,
  received_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  -- The report that a staff member opened because of it.
  report_opened_at timestamptz(3),
  constraint complaint_once unique nulls not distinct (pool_id, account_id, email_key, client_id),
  constraint complaint_has_subject check ((kind = 'complaint') = (about is not null))
);
create index complaint_due on complaints.complaint (pool_id, kind, due_at);
create index complaint_account on complaints.complaint (account_id) where account_id is not null;
create index complaint_email on complaints.complaint (email_key, received_at) where email_key is not null;
create index complaint_received on complaints.complaint (received_at);

-- A statement of reasons (DSA 17): a decision about a report, a photo or a complaint, for one of those it concerns.
create table complaints.statement (
  id bigint generated always as identity constraint statement_pk primary key,
  number text not null constraint statement_number_once unique,
  pool_id smallint not null,
  site_id smallint not null,
  -- Its reader: a member, or the person who sent the complaint.
  account_id bigint,
  complaint_id bigint constraint statement_complaint_fk references complaints.complaint constraint statement_complaint_once unique,
  side text not null constraint statement_side_known check (side in ('affected', 'notifier')),
  source text not null constraint statement_source_known check (source in ('report', 'photo', 'complaint')),
  -- The number of the report or complaint, or the id of the photo. Readers never see it.
  subject text not null,
  outcome text not null constraint statement_outcome_known
    check (outcome in ('nothing', 'warning', 'pause', 'ban', 'suspension', 'photo_rejected', 'upheld', 'rejected')),
  rule text,
  origin text constraint statement_origin_known check (origin in ('notice', 'own', 'automatic')),
  statement text,
  staff_id bigint not null,
  decided_at timestamptz(3) not null,
  -- The decision was taken back before anyone was told.
  retracted_at timestamptz(3),
  -- Null while the email waits, so that a decision can be taken back.
  announced_at timestamptz(3),
  constraint statement_has_reader check (account_id is not null or complaint_id is not null),
  constraint statement_of_complaint check ((source = 'complaint') = (complaint_id is not null)),
  constraint statement_says_why check (rule is not null or statement ~ '\S')
);
create index statement_subject on complaints.statement (subject);
create index statement_account on complaints.statement (account_id) where account_id is not null;
create index statement_decided on complaints.statement (decided_at);
create index statement_unannounced on complaints.statement (decided_at) where announced_at is null and retracted_at is null;

-- An appeal against a decision, by its reader; once per decision.
create table complaints.appeal (
  id bigint generated always as identity constraint appeal_pk primary key,
  -- Names it in the work queue.
  public_id uuid not null,
  number text not null constraint appeal_number_once unique,
  client_id uuid not null,
  statement_id bigint not null constraint appeal_statement_fk references complaints.statement constraint appeal_once unique,
  details text not null,
  filed_at timestamptz(3) not null,
  due_at timestamptz(3) not null
);
create index appeal_due on complaints.appeal (due_at);

-- The decision on an appeal, never by the person who made the first decision.
create table complaints.appeal_decision (
  appeal_id bigint constraint appeal_decision_pk primary key constraint appeal_decision_appeal_fk references complaints.appeal,
  staff_id bigint not null,
  first_staff_id bigint not null constraint appeal_decision_by_another check (first_staff_id <> staff_id),
  outcome text not null constraint appeal_decision_outcome_known check (outcome in ('upheld', 'rejected')),
  statement text not null constraint appeal_decision_says_why check (statement ~ '\S'),
  -- Whether what the first decision had taken was given back; null if there was nothing to give back.
  restored boolean,
  decided_at timestamptz(3) not null
);

-- Answers of staff to a support request, as they were emailed.
create table complaints.answer (
  id bigint generated always as identity constraint answer_pk primary key,
  complaint_id bigint not null constraint answer_complaint_fk references complaints.complaint,
  client_id uuid not null,
  staff_id bigint not null,
  text text not null constraint answer_says_something check (text ~ '\S'),
  at timestamptz(3) not null,
  constraint answer_once unique (complaint_id, client_id)
);
