-- Those of these settlement operations that post to the bank although no payout line was booked with them.
create or replace function accounting.unreported_settlements(keys text[]) returns table (rule text, about text)
language sql stable
as $$
select 'bank postings match the reported payouts', k.key
from unnest(keys) k (key)
where not exists (select from accounting.payout_line l where l.operation_key = k.key) and accounting.bank_amount(k.key) <> 0;
$$;
