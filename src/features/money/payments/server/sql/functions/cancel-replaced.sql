-- Cancels an order in one of the `allowed` states because another of the member's orders took its
-- discount code, which is released. Returns false in any other state. The provider is queried soon,
-- and a payment still open there is cancelled.
create or replace function payments.cancel_replaced(for_order uuid, allowed text[], at timestamptz) returns boolean
language plpgsql
as $$
declare
  purchase payments.purchase;
begin
  select * into purchase from payments.purchase p where p.order_id = for_order for update;
  if not found or not purchase.status = any(allowed) then return false; end if;
  update payments.purchase p set status = 'cancelled', changed_at = cancel_replaced.at, next_check_at = cancel_replaced.at
    where p.id = purchase.id;
  insert into payments.transition (purchase_id, number, from_status, to_status, cause, at)
  select purchase.id, count(*) + 1, purchase.status, 'cancelled', 'replaced', cancel_replaced.at
  from payments.transition t where t.purchase_id = purchase.id;
  perform discounts.public_release(for_order, 'cancelled', cancel_replaced.at);
  return true;
end;
$$;
