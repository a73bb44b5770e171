-- Ends an order that stands in one of some ways because another of its member has its code, which goes back; false where it stands
-- otherwise. Its provider is asked about it soon: a payment that is still open there is closed.
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
