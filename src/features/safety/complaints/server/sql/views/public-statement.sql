-- Statements of reasons and whether they were appealed, for staff.
create or replace view complaints.public_statement as
select s.number, s.account_id, s.side, s.source, s.subject, s.outcome, s.rule, s.statement, s.decided_at, s.retracted_at is not null as retracted,
  a.number as appeal, a.filed_at as appealed_at, d.outcome as appeal_outcome, d.decided_at as appeal_decided_at
from complaints.statement s left join complaints.appeal a on a.statement_id = s.id
left join complaints.appeal_decision d on d.appeal_id = a.id;
