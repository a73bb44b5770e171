-- Whether someone is suspect: several members reported a scam, or one of the staff did, and nobody has decided yet; or one opener went to
-- many and nobody has looked since. Suspects cause no mail and no spend (F13). Only who has confirmed an address counts as a member here,
-- or anybody could be made suspect, and free to write to, by accounts made for nothing else.
create or replace function reports.public_is_suspect(account bigint, reporters int) returns boolean
language sql stable parallel safe
return (
  select count(distinct m.account_id) >= reporters or count(r.staff_id) > 0
  from reports.report r
  left join accounts.public_account m on m.account_id = r.reporter_id and m.status in ('active', 'deleted')
  where r.reported_id = account and r.reason = 'scam' and not exists (select from reports.decision d where d.report_id = r.id)
) or exists (
  select from message_safety.public_mass_sender s where s.account_id = account and not exists (
    select from reports.decision d join reports.report r on r.id = d.report_id
    where r.reported_id = account and d.outcome = 'nothing' and d.decided_at >= s.last_at
  )
);
