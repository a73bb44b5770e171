-- State of a granted lot: granted, remaining and taken back; the rest is spent. No row if nothing was granted under the key.
create or replace function credits.public_lot(account bigint, grant_key text)
returns table (granted bigint, remaining bigint, taken_back bigint)
language sql stable parallel safe
begin atomic
  select l.granted, l.remaining, l.taken_back
  from credits.movement m join credits.lot l on l.account_id = m.account_id and l.lot = m.version
  where m.account_id = public_lot.account and m.kind = 'grant' and m.key = public_lot.grant_key;
end;
