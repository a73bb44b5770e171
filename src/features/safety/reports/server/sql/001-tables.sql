-- A report about a member (BEY-16) with the evidence at the time, made by another member, by staff,
-- or automatically, in which case neither is set. Immutable; only staff know who reported.
create table reports.report (
  id bigint generated always as identity constraint report_pk primary key,
  -- The receipt number.
  number text not null constraint report_number_once unique,
  -- Idempotency key created by the browser.
  client_id uuid not null,
  -- The member or the staff member who reported, never both. If neither is set, it was opened
  -- automatically, because many people got the same first message.
  reporter_id bigint,
  staff_id bigint,
  reported_id bigint not null,
  pool_id smallint not null,
  site_id smallint not null,
  reason text not null constraint report_reason_known
    check (reason in ('scam', 'fake', 'insult', 'threat', 'sexual', 'minor', 'advertising', 'other')),
  details text not null,
  -- The last message from the reported member to the reporter; null if there was none. Without one,
  -- the report does not make anyone a suspect.
  last_message_at timestamptz(3),
  at timestamptz(3) not null,
  -- The staff member whose decision an appeal overturned, if it was opened because of that: someone else decides it.
  not_by bigint,
  constraint report_once unique (reporter_id, client_id),
  constraint report_not_oneself check (reporter_id <> reported_id),
  constraint report_of_somebody check (num_nonnulls(reporter_id, staff_id) <= 1)
);
create index report_latest on reports.report (pool_id, id desc);
create index report_reported on reports.report (reported_id);
create unique index report_of_office_once on reports.report (client_id) where staff_id is not null;

-- Copied evidence: the profile at the time, and messages with their context. A reporter who reports
-- the same member again before the decision adds to the report; the added text is a `statement`.
create table reports.evidence (
  report_id bigint not null constraint evidence_report_fk references reports.report,
  position int not null,
  kind text not null constraint evidence_kind_known check (kind in ('profile', 'message', 'statement')),
  -- Selected by the reporter; false for context.
  selected boolean not null,
  content jsonb not null,
  constraint evidence_pk primary key (report_id, position)
);
create index evidence_picture on reports.evidence ((content ->> 'picture')) where content ->> 'picture' is not null;

-- The decision on a report, with the reasons given to both sides. Immutable.
create table reports.decision (
  report_id bigint constraint decision_pk primary key constraint decision_report_fk references reports.report,
  staff_id bigint not null,
  outcome text not null constraint decision_outcome_known check (outcome in ('nothing', 'warning', 'pause', 'ban', 'suspension')),
  -- When a suspension ends.
  until timestamptz(3) constraint decision_until_of_suspension check ((until is not null) = (outcome = 'suspension')),
  -- Whether the ban is for deceiving members, who are then refunded. Said by the staff member, never by the reporter.
  for_deceiving boolean not null constraint decision_deceiving_bans check (not for_deceiving or outcome = 'ban'),
  -- Written by the staff member; both sides read it.
  statement text not null constraint decision_says_why check (statement ~ '\S'),
  decided_at timestamptz(3) not null
);
