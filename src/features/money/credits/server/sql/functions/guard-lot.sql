-- A lot starts empty and changes only with its next transfer. It is closed by the movement that took it back, and reopened by the
-- one that restores it.
create or replace function credits.guard_lot() returns trigger
language plpgsql
as $$
declare
  as_it_was credits.lot;
begin
  if tg_op = 'INSERT' then
    if (new.version, new.remaining, new.taken_back) = (0, 0, 0) and new.closed_by is null then return new; end if;
  elsif tg_op = 'UPDATE' then
    as_it_was := new;
    as_it_was.closed_by := old.closed_by;
    if as_it_was = old and old.closed_by is null then
      perform from credits.movement m
      where m.account_id = old.account_id and m.version = new.closed_by and m.kind = 'take_back' and m.reverses = old.lot;
      if found then return new; end if;
    end if;
    if as_it_was = old and new.closed_by is null then
      perform from credits.movement m
      where m.account_id = old.account_id and m.kind = 'give_again' and m.reverses = old.closed_by;
      if found then return new; end if;
    end if;
    as_it_was.version := old.version;
    as_it_was.remaining := old.remaining;
    as_it_was.taken_back := old.taken_back;
    if as_it_was = old and new.closed_by is not distinct from old.closed_by then
      perform from credits.transfer t
      where t.account_id = old.account_id and t.lot = old.lot and t.lot_version = old.version + 1 and t.lot_version = new.version
        and t.lot_left = new.remaining
        and new.remaining - old.remaining = case t.credit when 'lot' then t.amount else -t.amount end
        and new.taken_back - old.taken_back = case 'taken_back' when t.credit then t.amount when t.debit then -t.amount else 0 end;
      if found then return new; end if;
    end if;
  end if;
  raise exception 'a lot changes only by its transfers' using errcode = 'MN423';
end;
$$;
