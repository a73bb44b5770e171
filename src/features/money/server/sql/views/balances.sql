-- What lies in each account: debits less credits, in minor units.
create or replace view money.balances as
select a.id as account_id, a.issuer_id, a.currency, a.code, coalesce(d.amount, 0) - coalesce(c.amount, 0) as balance_minor
from money.account a
left join lateral (select sum(t.amount_minor) as amount from money.transfer t where t.debit = a.id) d on true
left join lateral (select sum(t.amount_minor) as amount from money.transfer t where t.credit = a.id) c on true;
