-- State of a granted lot: granted, remaining, taken back, and in escrow; the rest is spent. No row if nothing was granted under the
-- key.
create or replace function credits.public_lot(account bigint, grant_key text)
returns table (granted bigint, remaining bigint, taken_back bigint, in_escrow bigint)
language sql stable parallel safe
begin atomic
  select l.granted, l.remaining, l.taken_back, coalesce((
    select sum(t.amount)::bigint from credits.hold h
    join credits.transfer t on t.account_id = h.account_id and t.version = h.version and t.lot = l.lot
    where h.account_id = l.account_id and h.settled_at is null
  ), 0)
  from credits.movement m join credits.lot l on l.account_id = m.account_id and l.lot = m.version
  where m.account_id = public_lot.account and m.kind = 'grant' and m.key = public_lot.grant_key;
end;
