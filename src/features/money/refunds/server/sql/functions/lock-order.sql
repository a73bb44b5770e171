-- Locks an order and then its buyer's wallet until the transaction ends, so that it can't be paid, refunded, disputed or spent
-- in the meantime, and makes sure every payment has its row. Returns the order's status; null if there is no such order.
create or replace function refunds.lock_order(for_order uuid) returns text
language plpgsql
as $$
declare
  order_status text := payments.public_lock_order(for_order);
begin
  perform credits.public_lock_wallet(o.account_id) from payments.public_order o where o.order_id = for_order;
  insert into refunds.payment (attempt, order_id, account_id, site_id, gateway, ref, counted_as, paid_minor, currency, promised_minor)
  select p.attempt, p.order_id, p.account_id, p.site_id, p.gateway, p.ref, p.counted_as, p.price_minor, p.currency, 0
  from payments.public_payment p where p.order_id = for_order
  on conflict on constraint payment_pk do nothing;
  return order_status;
end;
$$;
