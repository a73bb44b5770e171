-- Cities without their coordinates: nobody above needs those.
create or replace view geography.public_city as
select id, country, region_id, name, population from geography.city;
