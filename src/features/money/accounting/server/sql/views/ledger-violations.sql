-- All ledger violations, for tests and for looking into a finding; the nightly check reads them slice by slice.
create or replace view accounting.ledger_violations as
select v.rule, v.about
from (
  select array_agg(distinct f.order_id) as orders from (
    select order_id from accounting.sale
    union all select order_id from accounting.operation where order_id is not null
    union all select order_id from invoices.public_invoice
  ) f
) n
cross join lateral accounting.order_violations(n.orders) v
union all
select v.rule, v.about
from (select array_agg(key) as keys from accounting.operation where order_id is null) n
cross join lateral accounting.settlement_violations(n.keys) v;
