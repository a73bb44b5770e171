-- Cancels an order in one of the `allowed` states because another order of the member took its discount code, which is released.
-- Returns false in any other state. The provider is queried soon, and a payment still open there is cancelled.
create or replace function payments.cancel_replaced(asked uuid, while_it_is text[], at timestamptz) returns boolean
language plpgsql
as $$
declare
  ordered payments.purchase;
begin
  select * into ordered from payments.purchase p where p.order_id = asked for update;
  if not found or not ordered.status = any(while_it_is) then return false; end if;
  update payments.purchase p set status = 'cancelled', changed_at = cancel_replaced.at, next_check_at = cancel_replaced.at where p.id = ordered.id;
  insert into payments.transition (purchase_id, number, from_status, to_status, cause, at)
  select ordered.id, count(*) + 1, ordered.status, 'cancelled', 'replaced', cancel_replaced.at
  from payments.transition t where t.purchase_id = ordered.id;
  perform discounts.public_release(asked, 'cancelled', cancel_replaced.at);
  return true;
end;
$$;
