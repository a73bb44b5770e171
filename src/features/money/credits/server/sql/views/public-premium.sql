-- Since when an account has had Premium: its first purchase that wasn't reversed. No row without
-- Premium.
create or replace view credits.public_premium as
select l.account_id, min(m.at) as since
from credits.lot l join credits.movement m on m.account_id = l.account_id and m.version = l.lot
where l.kind = 'bought' and l.closed_by is null
group by l.account_id;
