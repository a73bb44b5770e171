-- A break can't be shortened.
create or replace function spending_limits.forbid_shortening() returns trigger
language plpgsql
as $$
begin
  if coalesce(new.paused_until, '-infinity') < old.paused_until or coalesce(new.excluded_until, '-infinity') < old.excluded_until then
    raise exception 'a break cannot be shortened' using errcode = 'MN423';
  end if;
  return new;
end;
$$;
