-- Unspent credits of a purchase by its grant key; whether it is frozen, and whether it was
-- completely reversed.
create or replace view credits.public_purchase as
select m.account_id, m.key as grant_key, l.granted, l.remaining, l.taken_back, l.closed_by is not null as undone,
  exists (select from credits.freeze f where f.account_id = l.account_id and f.lot = l.lot and f.unfrozen_at is null) as frozen
from credits.lot l join credits.movement m on m.account_id = l.account_id and m.version = l.lot
where l.kind = 'bought';
