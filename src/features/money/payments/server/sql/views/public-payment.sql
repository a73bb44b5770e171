-- Paid payments and their orders, for refunds. `counted_as`: the order's price, once, or surplus.
create or replace view payments.public_payment as
select a.id as attempt, a.gateway, a.ref, a.counted_as, p.order_id, p.account_id, p.site_id, p.price_minor, p.currency, p.credits
from payments.attempt a join payments.purchase p on p.id = a.purchase_id
where a.counted_as is not null and a.ref is not null;
