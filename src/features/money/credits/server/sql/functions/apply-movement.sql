-- Applies a movement and its transfers to the lots and the wallet. Nothing else changes either.
create or replace function credits.apply_movement(account bigint, movement bigint) returns void
language plpgsql
as $$
declare
  posted credits.transfer;
begin
  for posted in
    select * from credits.transfer t where t.account_id = account and t.version = movement order by t.line
  loop
    update credits.lot l
    set remaining = posted.lot_left, version = posted.lot_version,
      taken_back = l.taken_back
        + case 'taken_back' when posted.credit then posted.amount when posted.debit then -posted.amount else 0 end
    where l.account_id = account and l.lot = posted.lot;
  end loop;
  update credits.wallet w
  set version = m.version, bonus = w.bonus + m.bonus, bought = w.bought + m.bought
  from credits.movement m
  where w.account_id = account and m.account_id = account and m.version = movement;
end;
$$;
