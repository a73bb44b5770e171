-- Violations of the operations that book some payouts, which belong to no order.
create or replace function accounting.settlement_violations(keys text[]) returns table (rule text, about text)
language sql stable
as $$
select 'an operation matches its transfers', o.key
from accounting.operation o
where o.key = any(keys) and o.order_id is null and o.declared_minor is distinct from (
  select sum(t.amount_minor) from accounting.transfer t where t.operation_key = o.key
);
$$;
