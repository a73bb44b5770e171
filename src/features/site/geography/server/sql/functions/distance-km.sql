-- Distance between two city centres in km, rounded. The only kind of distance used by the product.
create or replace function geography.public_distance_km(city_a int, city_b int) returns int
language sql stable strict parallel safe
return (
  select round(geography.great_circle_km(a.lat, a.lon, b.lat, b.lon))::int
  from geography.city a, geography.city b
  where a.id = city_a and b.id = city_b
);
