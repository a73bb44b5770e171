-- Countries a member can live in.
create or replace view places.public_country as
select code, region_label, locales from places.country;
