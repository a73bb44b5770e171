-- The paid orders of the ledger as they are booked: who sold them, by which gateway, in which currency, when; what came, what went back by
-- refunds, and what banks claim or have taken.
create or replace view accounting.public_sale as
select s.order_id, s.issuer_id, s.gateway, s.currency, s.gross_minor, s.at,
  (select coalesce(sum(o.declared_minor), 0)::bigint from accounting.operation o where o.order_id = s.order_id and o.kind = 'refund') as refunded_minor,
  (select coalesce(sum(c.amount_minor), 0)::bigint from accounting.chargeback c
   where c.order_id = s.order_id and c.outcome is distinct from 'won') as claimed_minor
from accounting.sale s;
