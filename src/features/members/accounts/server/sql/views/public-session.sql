-- Sessions, for data that ends with them. Contains nothing that could be used to log in.
create or replace view accounts.public_session as
select id as session_id, account_id, expires_at
from accounts.session;
