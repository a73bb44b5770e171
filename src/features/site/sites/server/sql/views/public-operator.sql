-- A site's operator and settings, for use inside a transaction. Only settings that differ from the defaults; read them with
-- `settings`.
create or replace view sites.public_operator as
select id as site_id, name, time_zone, settings, company from sites.site;
