-- A wallet changes only with its next movement.
create or replace function credits.guard_wallet() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    if (new.version, new.bonus, new.bought) = (0, 0, 0) then return new; end if;
  elsif tg_op = 'UPDATE' then
    perform from credits.movement m
    where m.account_id = old.account_id and m.account_id = new.account_id
      and m.version = old.version + 1 and m.version = new.version
      and m.bonus = new.bonus - old.bonus and m.bought = new.bought - old.bought and m.balance = new.bonus + new.bought;
    if found then return new; end if;
  end if;
  raise exception 'a wallet changes only by its movements' using errcode = 'MN423';
end;
$$;
