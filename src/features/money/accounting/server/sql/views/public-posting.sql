-- Every transfer from both sides: positive for the debited account, negative for the credited one.
create or replace view accounting.public_posting as
select o.key, o.kind, o.order_id, o.issuer_id, o.currency, a.code, s.amount_minor, o.at
from accounting.operation o
join accounting.transfer t on t.operation_key = o.key
cross join lateral (values (t.debit, t.amount_minor), (t.credit, -t.amount_minor)) s (account_id, amount_minor)
join accounting.account a on a.id = s.account_id;
