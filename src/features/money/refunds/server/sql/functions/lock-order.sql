-- Locks an order and then its buyer's wallet until the transaction ends, so that it can't be paid, refunded, disputed or spent
-- meanwhile, and makes sure every payment has its row. Returns the order's status; null if there is no such order.
create or replace function refunds.lock_order(asked uuid) returns text
language plpgsql
as $$
declare
  stands text := payments.public_lock_order(asked);
begin
  perform credits.public_lock_wallet(o.account_id) from payments.public_order o where o.order_id = asked;
  insert into refunds.payment (attempt, order_id, account_id, site_id, gateway, ref, counted_as, paid_minor, currency, promised_minor)
  select p.attempt, p.order_id, p.account_id, p.site_id, p.gateway, p.ref, p.counted_as, p.price_minor, p.currency, 0
  from payments.public_payment p where p.order_id = asked
  on conflict on constraint payment_pk do nothing;
  return stands;
end;
$$;
