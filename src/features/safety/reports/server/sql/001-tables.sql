-- What a member reported of another (BEY-16), with what was to be seen then. Someone of the staff may open one as well, about what members
-- cannot see. Nothing of it is ever changed; who reported is told to nobody but the operator’s people.
create table reports.report (
  id bigint generated always as identity constraint report_pk primary key,
  -- The number on the receipt.
  number text not null constraint report_number_once unique,
  -- Made by the reporter’s browser: a repeat is the same report.
  client_id uuid not null,
  -- The member who reported or one of the staff, never both.
  reporter_id bigint,
  staff_id bigint,
  reported_id bigint not null,
  pool_id smallint not null,
  site_id smallint not null,
  reason text not null constraint report_reason_known
    check (reason in ('scam', 'fake', 'insult', 'threat', 'sexual', 'minor', 'advertising', 'other')),
  words text not null,
  at timestamptz(3) not null,
  constraint report_once unique (reporter_id, client_id),
  constraint report_not_oneself check (reporter_id <> reported_id),
  constraint report_of_somebody check (num_nonnulls(reporter_id, staff_id) = 1)
);
create index report_latest on reports.report (pool_id, id desc);
create index report_reported on reports.report (reported_id);
create unique index report_of_office_once on reports.report (client_id) where staff_id is not null;

-- What was copied for it: the profile as it stood, and messages with those around them.
create table reports.evidence (
  report_id bigint not null constraint evidence_report_fk references reports.report,
  position int not null,
  kind text not null constraint evidence_kind_known check (kind in ('profile', 'message')),
  -- Pointed at by the reporter, or only beside it.
  pointed boolean not null,
  content jsonb not null,
  constraint evidence_pk primary key (report_id, position)
);

-- What came of a report, with the reason given to both sides. Never changed: another look would be a row of its own elsewhere.
create table reports.decision (
  report_id bigint constraint decision_pk primary key constraint decision_report_fk references reports.report,
  staff_id bigint not null,
  outcome text not null constraint decision_outcome_known check (outcome in ('nothing', 'warning', 'ban')),
  -- In the words of whoever decided; both sides read them.
  statement text not null constraint decision_says_why check (statement ~ '\S'),
  decided_at timestamptz(3) not null
);
