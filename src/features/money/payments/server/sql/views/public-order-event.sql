-- History of an order for support: status changes and webhooks.
create or replace view payments.public_order_event as
select p.order_id, 'status' as kind, t.to_status as what, t.cause as detail, t.at
from payments.transition t join payments.purchase p on p.id = t.purchase_id
union all
select p.order_id, 'webhook', coalesce(w.outcome, 'waiting'), w.event_id, w.received_at
from payments.webhook w
join payments.attempt a on a.gateway = w.gateway and a.ref = w.ref
join payments.purchase p on p.id = a.purchase_id;
