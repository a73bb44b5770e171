-- All payout violations, for tests and for looking into a finding; the nightly check reads them slice by slice.
create or replace view accounting.payout_violations as
select v.rule, v.about
from accounting.payout_day d cross join lateral accounting.payout_day_violations(d.gateway, d.day) v
union all
select v.rule, v.about
from (select array_agg(key) as keys from accounting.operation where order_id is null) n
cross join lateral accounting.unreported_settlements(n.keys) v;
