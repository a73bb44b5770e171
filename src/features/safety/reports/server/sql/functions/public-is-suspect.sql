-- Whether an account is suspect: several members or one staff member reported a scam that is undecided, or it sent mass messages
-- that were not cleared since. Suspects trigger no email and cost others nothing (F13). Only members with a confirmed address
-- count; otherwise throwaway accounts could make anyone suspect.
create or replace function reports.public_is_suspect(account bigint, min_reporters int) returns boolean
language sql stable parallel safe
return (
  select count(distinct m.account_id) >= min_reporters or count(r.staff_id) > 0
  from reports.report r
  left join accounts.public_account m on m.account_id = r.reporter_id and m.status in ('active', 'deleted')
  where r.reported_id = account and r.reason = 'scam' and not exists (select from reports.decision d where d.report_id = r.id)
) or exists (
  select from message_safety.public_mass_sender s where s.account_id = account and not exists (
    select from reports.decision d join reports.report r on r.id = d.report_id
    where r.reported_id = account and d.outcome = 'nothing' and d.decided_at >= s.last_at
  )
);
