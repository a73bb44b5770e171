-- A series starts at 1 and increases by 1.
create or replace function invoices.guard_series() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' and new.last = 1 then
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.issuer_id, new.year, new.kind, new.last) = (old.issuer_id, old.year, old.kind, old.last + 1) then
    return new;
  end if;
  raise exception 'an invoice series must increase by one' using errcode = 'MN423';
end;
$$;
