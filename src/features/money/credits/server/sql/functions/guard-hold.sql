-- A hold starts open, is settled once, and can't be deleted.
create or replace function credits.guard_hold() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' and new.settled_at is null then return new; end if;
  if tg_op = 'UPDATE' and old.settled_at is null and new.settled_at is not null
    and (new.account_id, new.version, new.held_at) = (old.account_id, old.version, old.held_at)
  then
    return new;
  end if;
  raise exception 'a hold is settled once' using errcode = 'MN423';
end;
$$;
