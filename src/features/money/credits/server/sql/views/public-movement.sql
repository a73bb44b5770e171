-- Movements by what they were for: an order or a message. The key of a spend is the id of its message.
create or replace view credits.public_movement as
select m.account_id, m.version, m.kind, m.reason, m.ref, m.bonus + m.bought as credits, m.at, m.key
from credits.movement m;
