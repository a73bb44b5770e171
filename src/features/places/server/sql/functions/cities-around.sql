-- The cities within so many kilometres of one, itself among them, with how far each is. The one is looked up once, and the others are
-- read by their cells.
create or replace function places.public_cities_around(city int, within int) returns table (city_id int, km int)
language sql stable strict parallel safe rows 1000
begin atomic
  select c.id, d.km
  from places.city h
  join places.city c on c.cell = any (array(select places.public_cells_around(city, within)))
  cross join lateral (select round(places.kilometres(h.lat, h.lon, c.lat, c.lon))::int as km) d
  where h.id = city and d.km <= within;
end;
