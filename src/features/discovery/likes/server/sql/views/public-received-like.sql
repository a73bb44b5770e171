-- Received likes as they are listed.
create or replace view likes.public_received_like as
select account_id, other_id, at, new, name, kind
from likes.visible_received;
