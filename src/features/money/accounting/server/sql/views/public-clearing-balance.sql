-- Balance of each account over all companies by currency: debits minus credits. `oldest_at`: time
-- of the oldest uncleared amount, first in first out; null if everything has cleared.
create or replace view accounting.public_clearing_balance as
with moves as not materialized (
  select a.code, a.currency::text as currency, o.at, t.operation_key, t.line, s.amount
  from accounting.transfer t
  join accounting.operation o on o.key = t.operation_key
  cross join lateral (values (t.debit, t.amount_minor), (t.credit, -t.amount_minor)) s (account, amount)
  join accounting.account a on a.id = s.account
),
running as not materialized (
  select m.*, sum(greatest(m.amount, 0)) over (partition by m.code, m.currency order by m.at, m.operation_key, m.line) as came,
    sum(greatest(-m.amount, 0)) over (partition by m.code, m.currency) as went
  from moves m
)
select r.code, r.currency, sum(r.amount)::bigint as balance_minor,
  min(r.at) filter (where r.amount > 0 and r.came > r.went and r.code like 'psp_clearing:%') as oldest_at,
  count(*) as lines
from running r group by r.code, r.currency;
