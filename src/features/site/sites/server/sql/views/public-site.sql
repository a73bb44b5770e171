-- Site data for SQL. Settings are interpreted in the product's rules, not here.
create or replace view sites.public_site as
select s.id as site_id, s.pool_id, s.name, s.brand, s.domain_language, s.locales, s.time_zone, s.currency, s.country,
  (select h.host from sites.site_host h where h.site_id = s.id order by h.position limit 1) as host
from sites.site s;
