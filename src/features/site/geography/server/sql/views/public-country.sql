-- Supported countries.
create or replace view geography.public_country as
select code, region_label, locales from geography.country;
