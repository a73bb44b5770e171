-- Says what became of the code of an order, in the transaction that changes the order: paid, it is used; failed, cancelled or
-- expired, it goes back to the member. Money that comes after an earlier no takes the code with it, unless another order has it by
-- now. An order without a code is passed over.
create or replace function discounts.public_settle(order_id uuid, order_status text, at timestamptz) returns void
language plpgsql
as $$
begin
  if public_settle.order_status in ('failed', 'cancelled', 'expired') then
    update discounts.redemption r set status = 'returned', settled_at = public_settle.at
    where r.order_id = public_settle.order_id and r.status = 'held';
  elsif public_settle.order_status = 'completed' then
    begin
      update discounts.redemption r set status = 'used', settled_at = public_settle.at
      where r.order_id = public_settle.order_id and r.status in ('held', 'returned');
    exception when unique_violation then
      update discounts.redemption r set status = 'late', settled_at = public_settle.at
      where r.order_id = public_settle.order_id and r.status = 'returned';
    end;
  end if;
end;
$$;
