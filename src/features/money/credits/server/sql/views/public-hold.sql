-- Spends in escrow: the payer, the key of the spend, and the member under review.
create or replace view credits.public_hold as
select h.account_id, m.key, h.payee_id, h.held_at
from credits.hold h join credits.movement m on m.account_id = h.account_id and m.version = h.version
where h.settled_at is null;
