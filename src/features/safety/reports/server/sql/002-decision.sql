-- What came of a report, with the reason given to both sides. Never changed: another look would be a row of its own elsewhere.
create table reports.decision (
  report_id bigint constraint decision_pk primary key constraint decision_report_fk references reports.report,
  staff_id bigint not null,
  outcome text not null constraint decision_outcome_known check (outcome in ('nothing', 'warning', 'ban')),
  -- In the words of whoever decided; both sides read them.
  statement text not null constraint decision_says_why check (statement ~ '\S'),
  decided_at timestamptz(3) not null
);
