-- Nobody changes how an order stands until the transaction ends; gives its status, null for an order that is none.
create or replace function payments.public_lock_order(asked uuid) returns text
language sql
begin atomic
  select p.status from payments.purchase p where p.order_id = public_lock_order.asked for update;
end;
