-- Complaints and questions to support with how they ended, for staff; nothing anyone wrote.
create or replace view complaints.public_case as
select c.number, c.kind, c.about, c.account_id, c.received_at,
  (select s.outcome from complaints.statement s where s.complaint_id = c.id) as outcome,
  (select max(a.at) from complaints.answer a where a.complaint_id = c.id) as answered_at
from complaints.complaint c;
