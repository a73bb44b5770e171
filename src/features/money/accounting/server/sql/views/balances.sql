-- Balance of each account in minor units: debits minus credits.
create or replace view accounting.balances as
select a.id as account_id, a.issuer_id, a.currency, a.code, coalesce(d.amount, 0) - coalesce(c.amount, 0) as balance_minor
from accounting.account a
left join lateral (select sum(t.amount_minor) as amount from accounting.transfer t where t.debit = a.id) d on true
left join lateral (select sum(t.amount_minor) as amount from accounting.transfer t where t.credit = a.id) c on true;
