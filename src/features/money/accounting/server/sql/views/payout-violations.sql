-- Payout violations; empty unless payouts are wrong or were reported incorrectly.
create or replace view accounting.payout_violations as
with told as not materialized (
  select l.operation_key as key, sum(l.amount_minor) filter (where l.kind <> 'payout') as amount
  from accounting.payout_line l where l.operation_key is not null group by l.operation_key
),
booked as not materialized (
  select p.key, sum(p.amount_minor) filter (where p.code like 'bank:%') as amount
  from accounting.public_posting p where p.kind = 'settlement' group by p.key
)
select 'the lines of a payout day sum to zero' as rule, l.gateway || ' ' || l.day || ' ' || l.currency as about
from accounting.payout_line l group by l.gateway, l.day, l.currency having sum(l.amount_minor) <> 0
union all
select 'every settled line is booked', l.gateway || ' ' || l.id
from accounting.payout_line l where l.operation_key is null
union all
select 'bank postings match the reported payouts', coalesce(t.key, b.key)
from told t full join booked b on b.key = t.key
where coalesce(t.amount, 0) <> coalesce(b.amount, 0)
union all
select 'every settled payment is known', l.gateway || ' ' || l.ref
from accounting.payout_line l
where l.kind = 'payment' and not exists (select from payments.public_payment p where p.gateway = l.gateway and p.ref = l.ref);
