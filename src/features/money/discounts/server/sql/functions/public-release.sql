-- Gives the code of an order back to the member when the order failed, was cancelled or expired, in the transaction that changes the
-- order. An order without a code is passed over, and so is one that is paid: its code was claimed.
create or replace function discounts.public_release(order_id uuid, order_status text, at timestamptz) returns void
language plpgsql
as $$
begin
  if public_release.order_status in ('failed', 'cancelled', 'expired') then
    update discounts.redemption r set status = 'returned', settled_at = public_release.at
    where r.order_id = public_release.order_id and r.status = 'held';
  end if;
end;
$$;
