-- Where members came from, and whether they confirmed their address.
create or replace view accounts.public_traffic_source as
select id as account_id, site_id, network, created_at, activated_at is not null as confirmed
from accounts.account
where kind = 'member';
