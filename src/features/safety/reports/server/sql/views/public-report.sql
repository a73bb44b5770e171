-- Reports and their decisions, for staff; nothing anyone wrote but the reason of the decision.
create or replace view reports.public_report as
select r.number, r.reporter_id, r.reported_id, r.reporter_id is null and r.staff_id is null as by_machine, r.pool_id, r.reason, r.at,
  d.outcome, coalesce(d.for_deceiving, false) as for_deceiving, d.decided_at
from reports.report r left join reports.decision d on d.report_id = r.id;
