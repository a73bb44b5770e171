-- A freeze starts open, ends once, and can't be deleted.
create or replace function credits.guard_freeze() returns trigger
language plpgsql
as $$
declare
  as_it_was credits.freeze;
begin
  if tg_op = 'INSERT' and new.unfrozen_at is null then return new; end if;
  if tg_op = 'UPDATE' and old.unfrozen_at is null and new.unfrozen_at is not null then
    as_it_was := new;
    as_it_was.until_version := null;
    as_it_was.unfrozen_at := null;
    if as_it_was = old then return new; end if;
  end if;
  raise exception 'a freeze starts and ends once' using errcode = 'MN423';
end;
$$;
