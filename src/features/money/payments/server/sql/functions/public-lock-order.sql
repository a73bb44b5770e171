-- Locks an order until the transaction ends. Returns its status; null if there is no such order.
create or replace function payments.public_lock_order(for_order uuid) returns text
language sql
begin atomic
  select p.status from payments.purchase p where p.order_id = public_lock_order.for_order for update;
end;
