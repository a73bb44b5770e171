-- Sales as booked: company, gateway, currency and time; paid, refunded, and claimed or taken by banks.
create or replace view accounting.public_sale as
select s.order_id, s.issuer_id, s.gateway, s.currency, s.gross_minor, s.at,
  (select coalesce(sum(o.declared_minor), 0)::bigint from accounting.operation o where o.order_id = s.order_id
    and o.kind = 'refund') as refunded_minor,
  (select coalesce(sum(c.amount_minor), 0)::bigint from accounting.chargeback c
   where c.order_id = s.order_id and c.outcome is distinct from 'won') as claimed_minor
from accounting.sale s;
