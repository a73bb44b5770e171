-- An account's credits in frozen lots.
create or replace function credits.frozen_credits(account bigint) returns bigint
language sql stable parallel safe
begin atomic
  select coalesce(sum(l.remaining), 0)::bigint
  from (select distinct f.lot from credits.freeze f where f.account_id = frozen_credits.account and f.unfrozen_at is null) held
  join credits.lot l on l.account_id = frozen_credits.account and l.lot = held.lot;
end;
