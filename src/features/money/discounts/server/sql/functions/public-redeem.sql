-- Called when an order is paid, with the member locked: checks whether the order still has its
-- code, and uses it. The order paid first gets the code. `replaced`: the unpaid order that held it;
-- it has lost the code and must be cancelled. `claimed` is false if another order was paid with the
-- code, and true for an order without one.
create or replace function discounts.public_redeem(order_id uuid, at timestamptz, out claimed boolean, out replaced uuid)
language plpgsql
as $$
declare
  redemption discounts.redemption;
  other discounts.redemption;
begin
  claimed := true;
  select * into redemption from discounts.redemption r where r.order_id = public_redeem.order_id for update;
  if not found or redemption.status in ('used', 'late') then return; end if;
  select * into other from discounts.redemption r
  where r.account_id = redemption.account_id and r.code_id is not distinct from redemption.code_id
    -- The two offers for new members count as one code.
    and (r.offer is null) = (redemption.offer is null)
    and r.status in ('held', 'used') and r.id <> redemption.id
  for update;
  if other.status = 'used' then
    claimed := false;
    return;
  end if;
  replaced := other.order_id;
  update discounts.redemption r set status = 'returned', settled_at = public_redeem.at where r.id = other.id;
  update discounts.redemption r set status = 'used', settled_at = public_redeem.at where r.id = redemption.id;
end;
$$;
