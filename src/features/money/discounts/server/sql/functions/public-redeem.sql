-- Says whether the code of an order is still its own when its money comes, and uses it then: a code counts for the order that is paid
-- first. `replaced` is the order that had it by now without being paid; it has lost it and must be closed. Not `claimed` when another
-- order was paid with it. An order without a code has nothing to claim. In the member's turn.
create or replace function discounts.public_redeem(order_id uuid, at timestamptz, out claimed boolean, out replaced uuid)
language plpgsql
as $$
declare
  mine discounts.redemption;
  other discounts.redemption;
begin
  claimed := true;
  select * into mine from discounts.redemption r where r.order_id = public_redeem.order_id for update;
  if not found or mine.status in ('used', 'late') then return; end if;
  select * into other from discounts.redemption r
  where r.account_id = mine.account_id and r.code_id is not distinct from mine.code_id and r.offer is not distinct from mine.offer
    and r.status in ('held', 'used') and r.id <> mine.id
  for update;
  if other.status = 'used' then
    claimed := false;
    return;
  end if;
  replaced := other.order_id;
  update discounts.redemption r set status = 'returned', settled_at = public_redeem.at where r.id = other.id;
  update discounts.redemption r set status = 'used', settled_at = public_redeem.at where r.id = mine.id;
end;
$$;
