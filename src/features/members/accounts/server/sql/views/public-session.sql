-- Which sessions there are, for what belongs to one of them and ends with it. Nothing by which one could be used.
create or replace view accounts.public_session as
select id as session_id, account_id, expires_at
from accounts.session;
