-- Movements by what they were for: an order or a message.
create or replace view credits.public_movement as
select m.account_id, m.version, m.kind, m.reason, m.ref, m.bonus + m.bought as credits, m.at
from credits.movement m;
