-- Unspent credits of grants for a reason such as an order: the purchase, and bonus credits granted
-- with it.
create or replace view credits.public_grant_for as
select m.account_id, m.ref, m.key as grant_key, l.kind, l.lot, l.remaining
from credits.lot l join credits.movement m on m.account_id = l.account_id and m.version = l.lot
where m.ref is not null and l.closed_by is null;
