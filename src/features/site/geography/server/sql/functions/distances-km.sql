-- Distance from one city to each of several others in km; unknown cities are left out.
create or replace function geography.public_distances_km(city int, others int[]) returns table (city_id int, km int)
language sql stable strict parallel safe rows 100
begin atomic
  select c.id, round(geography.great_circle_km(h.lat, h.lon, c.lat, c.lon))::int
  from geography.city h
  join geography.city c on c.id = any (others)
  where h.id = city;
end;
