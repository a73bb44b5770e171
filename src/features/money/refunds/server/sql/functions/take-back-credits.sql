-- Takes back an order's unspent credits for money that is returned. `most`: for part of the money,
-- the number of credits, taken proportionally from bonus credits granted for the order and from
-- bought ones; if null, none of the price is left, so all are taken and the purchase no longer
-- counts for Premium. Returns how many were taken.
create or replace function refunds.take_back_credits(
  account bigint, for_order uuid, key text, most bigint, at timestamptz
) returns bigint
language plpgsql
as $$
declare
  lot record;
  purchase_key constant text := 'order:' || for_order;
  total bigint;
  left_to_take bigint := most;
  portion bigint;
  taken bigint := 0;
begin
  select coalesce(sum(g.remaining), 0) into total from credits.public_grant_for g
  where g.account_id = account and g.ref = for_order::text;
  for lot in
    select g.grant_key, g.kind, g.remaining from credits.public_grant_for g
    where g.account_id = account and g.ref = for_order::text
    order by g.kind, g.lot
  loop
    if most is null then
      portion := null;
    else
      -- The rest comes from the last lot, the purchase. Rounded down for bonus credits.
      portion := case when total = 0 then 0 else div(left_to_take::numeric * lot.remaining, total)::bigint end;
      total := total - lot.remaining;
      left_to_take := left_to_take - portion;
    end if;
    if portion > 0 or portion is null and (lot.grant_key = purchase_key or lot.remaining > 0) then
      taken := taken + coalesce((select t.taken from credits.public_take_back(account, lot.grant_key,
        take_back_credits.key || case lot.kind when 'bonus' then ':' || lot.grant_key else '' end,
        portion is null, 'refunded', take_back_credits.at, portion) t), 0);
    end if;
  end loop;
  return taken;
end;
$$;
