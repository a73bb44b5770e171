-- Whether an account is under review for a scam. If so, members' payments for messages to it are
-- kept in escrow (F13); nothing else changes, so that no one can tell. Reasons: an open report by
-- staff; an automatically opened case since `machine_since`; open reports by members with a
-- confirmed address whose total weight is at least `min_weight`. Only members to whom the accused
-- has written count, and only if that was after their last dismissed report about this account. The
-- more of a reporter's reports were dismissed, the less weight they have.
create or replace function reports.public_is_suspect(account bigint, min_weight int, machine_since timestamptz) returns boolean
language sql stable parallel safe
return exists (
  select from reports.report r
  where r.reported_id = account and r.reporter_id is null and (r.staff_id is not null or r.at > machine_since)
    and not exists (select from reports.decision d where d.report_id = r.id)
) or (
  select coalesce(sum(least(1, (1 + past.upheld) / (1 + past.dismissed))), 0) >= min_weight
  from (
    select distinct r.reporter_id
    from reports.report r
    join accounts.public_account m on m.account_id = r.reporter_id and m.status in ('active', 'deleted')
    where r.reported_id = account and not exists (select from reports.decision d where d.report_id = r.id)
      and (r.reason = 'scam' or exists (
        select from reports.evidence e where e.report_id = r.id and e.kind = 'statement' and e.content ->> 'reason' = 'scam'))
      and r.last_message_at > coalesce((
        select max(d.decided_at) from reports.report o join reports.decision d on d.report_id = o.id
        where o.reporter_id = r.reporter_id and o.reported_id = account and d.outcome = 'nothing'
      ), '-infinity')
  ) open
  cross join lateral (
    select count(*) filter (where d.outcome = 'nothing')::numeric as dismissed, count(*) filter (where d.outcome <> 'nothing')::numeric as upheld
    from reports.report o join reports.decision d on d.report_id = o.id where o.reporter_id = open.reporter_id
  ) past
);
