-- The webhook inbox for the back office, with the order each webhook belongs to. The body isn't included.
create or replace view payments.public_webhook as
select w.gateway, w.event_id, w.ref, w.received_at, w.processed_at, w.outcome, w.tries, w.tried_at, p.order_id
from payments.webhook w
left join payments.attempt a on a.gateway = w.gateway and a.ref = w.ref
left join payments.purchase p on p.id = a.purchase_id;
