-- All payment attempts with the provider's last status, for comparison with the provider's list.
create or replace view payments.public_attempt as
select a.id as attempt, a.gateway, a.ref, a.state, a.counted_as, a.created_at, p.order_id
from payments.attempt a join payments.purchase p on p.id = a.purchase_id;
