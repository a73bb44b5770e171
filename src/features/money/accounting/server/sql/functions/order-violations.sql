-- Ledger violations of some orders; none unless there is a bug. Most are prevented by constraints. This recalculates everything and
-- compares operations with transfers, and the ledger with the invoices.
create or replace function accounting.order_violations(orders uuid[]) returns table (rule text, about text)
language sql stable
as $$
with moved as not materialized (
  select t.operation_key, sum(t.amount_minor) as amount from accounting.transfer t
  join accounting.operation o on o.key = t.operation_key
  where o.order_id = any(orders) group by t.operation_key
),
sides as not materialized (
  select o.order_id, o.kind, a.code, s.amount
  from accounting.operation o
  join accounting.transfer t on t.operation_key = o.key
  cross join lateral (values (t.debit, t.amount_minor), (t.credit, -t.amount_minor)) s (account, amount)
  join accounting.account a on a.id = s.account
  where o.order_id = any(orders)
),
folded as not materialized (
  select s.order_id, -coalesce(sum(s.amount) filter (where s.code like 'deferred:%'), 0) as deferred,
    -coalesce(sum(s.amount) filter (where s.code like 'vat:%'), 0) as vat,
    -coalesce(sum(s.amount) filter (where s.code like 'revenue:%'), 0) as revenue,
    coalesce(sum(s.amount) filter (where s.code like 'receivable:%'), 0) as receivable,
    coalesce(sum(s.amount) filter (where s.code like 'chargeback_loss:%'), 0) as lost,
    coalesce(sum(s.amount) filter (where s.code like 'psp_clearing:%'), 0) as clearing,
    -coalesce(sum(s.amount) filter (where s.code like 'by_hand:%'), 0) as by_hand,
    coalesce(sum(s.amount) filter (where s.code like 'psp_clearing:%' and s.kind = 'refund'), 0) as refunded,
    sum(s.amount) as total
  from sides s group by s.order_id
)
select 'an operation matches its transfers' as rule, o.key as about
from accounting.operation o left join moved m on m.operation_key = o.key
where o.order_id = any(orders) and m.amount is distinct from o.declared_minor
union all
select 'each invoice is booked exactly once and in full', coalesce(i.order_id, s.order_id)::text
from (select * from invoices.public_invoice where order_id = any(orders)) i
full join (select * from accounting.sale where order_id = any(orders)) s on s.order_id = i.order_id
where (i.gross_minor, i.net_minor, i.vat_minor, i.currency, i.issuer_id)
  is distinct from (s.gross_minor, s.net_minor, s.vat_minor, s.currency, s.issuer_id)
union all
select 'debits equal credits for every order', f.order_id::text
from folded f where f.total <> 0
union all
select 'deferred revenue equals net paid minus earned and returned', s.order_id::text
from accounting.sale s left join folded f on f.order_id = s.order_id
where s.order_id = any(orders) and f.deferred is distinct from s.net_minor - s.returned_net_minor - s.earned_minor
union all
select 'the revenue account matches the earned amounts', s.order_id::text
from accounting.sale s left join folded f on f.order_id = s.order_id
where s.order_id = any(orders) and f.revenue is distinct from s.earned_minor
union all
select 'VAT owed equals VAT paid minus VAT returned', s.order_id::text
from accounting.sale s left join folded f on f.order_id = s.order_id
where s.order_id = any(orders) and f.vat is distinct from s.vat_minor - (s.returned_minor - s.returned_net_minor)
union all
select 'earned revenue matches the spent credits', s.order_id::text
from accounting.sale s
where s.order_id = any(orders) and s.earned_minor <> accounting.earned_amount(s.net_minor - s.returned_net_minor, s.spent, s.held)
union all
select 'open chargebacks equal receivables', s.order_id::text
from accounting.sale s left join folded f on f.order_id = s.order_id
where s.order_id = any(orders) and f.receivable is distinct from s.disputed_minor
union all
select 'the chargeback loss account matches the losses of the sale', s.order_id::text
from accounting.sale s left join folded f on f.order_id = s.order_id
where s.order_id = any(orders) and f.lost is distinct from s.lost_minor
union all
select 'money paid and not returned is in the clearing account', p.order_id::text
from accounting.public_sale p join folded f on f.order_id = p.order_id
where p.order_id = any(orders) and f.clearing <> p.gross_minor - p.refunded_minor - p.claimed_minor + f.by_hand
union all
select 'money returned equals sales reversed, disputed and lost', p.order_id::text
from accounting.public_sale p join accounting.sale s on s.order_id = p.order_id
where p.order_id = any(orders) and p.refunded_minor + p.claimed_minor <> s.returned_minor + s.disputed_minor + s.lost_minor
union all
select 'every refund has a credit note', i.order_id::text
from invoices.public_invoice i join folded f on f.order_id = i.order_id
where i.order_id = any(orders) and -f.refunded > i.credited_minor;
$$;
