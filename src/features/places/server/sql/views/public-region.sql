-- Regions by their residents' names.
create or replace view places.public_region as
select id, country, code, name from places.region;
