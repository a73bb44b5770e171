-- Who runs a site and what it is set to, for whoever must know inside a transaction. The settings are those that differ from the
-- product's own and are read by `settings`.
create or replace view sites.public_operator as
select id as site_id, name, time_zone, settings, company from sites.site;
