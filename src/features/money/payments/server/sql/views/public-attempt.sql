-- Every payment that was begun for an order, paid or not, with the provider's last word: for comparing with the provider's own list.
create or replace view payments.public_attempt as
select a.id as attempt, a.gateway, a.ref, a.state, a.counted_as, a.created_at, p.order_id
from payments.attempt a join payments.purchase p on p.id = a.purchase_id;
