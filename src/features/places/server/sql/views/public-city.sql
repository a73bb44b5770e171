-- Cities without their coordinates: nobody above needs those.
create or replace view places.public_city as
select id, country, region_id, name, population from places.city;
