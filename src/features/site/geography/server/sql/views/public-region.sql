-- Regions by their local names.
create or replace view geography.public_region as
select id, country, code, name from geography.region;
