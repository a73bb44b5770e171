-- Cities within `within` km of a city, including itself, with their distance. The city is looked up once, the others by their
-- cells.
create or replace function geography.public_cities_around(city int, within int) returns table (city_id int, km int)
language sql stable strict parallel safe rows 1000
begin atomic
  select c.id, d.km
  from geography.city h
  join geography.city c on c.cell = any (array(select geography.public_cells_around(city, within)))
  cross join lateral (select round(geography.great_circle_km(h.lat, h.lon, c.lat, c.lon))::int as km) d
  where h.id = city and d.km <= within;
end;
