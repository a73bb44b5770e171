-- Payout violations of one provider's day; none unless payouts are wrong or were reported incorrectly.
create or replace function accounting.payout_day_violations(of_gateway text, of_day date) returns table (rule text, about text)
language sql stable
as $$
with lines as not materialized (
  select l.* from accounting.payout_line l where l.gateway = of_gateway and l.day = of_day
)
select 'the lines of a payout day sum to zero', l.gateway || ' ' || l.day || ' ' || l.currency
from lines l group by l.gateway, l.day, l.currency having sum(l.amount_minor) <> 0
union all
select 'every settled line is booked', l.gateway || ' ' || l.id
from lines l where l.operation_key is null
union all
select 'bank postings match the reported payouts', t.key
from (
  select l.operation_key as key, sum(l.amount_minor) filter (where l.kind <> 'payout') as amount
  from lines l where l.operation_key is not null group by l.operation_key
) t
where coalesce(t.amount, 0) <> accounting.bank_amount(t.key)
union all
select 'every settled payment is known', l.gateway || ' ' || l.ref
from lines l
where l.kind = 'payment' and not exists (select from payments.public_payment p where p.gateway = l.gateway and p.ref = l.ref);
$$;
