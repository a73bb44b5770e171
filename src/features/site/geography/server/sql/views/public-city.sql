-- Cities without coordinates.
create or replace view geography.public_city as
select id, country, region_id, name, population from geography.city;
