-- Returns an order's code when the order failed, was cancelled or expired, in the same transaction. Orders without a code and paid
-- orders are ignored.
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
