-- Great-circle distance on a sphere of 6371 km. Deliberately not strict, so that it is inlined: for a thousand cities, ten times
-- faster than a call.
create or replace function geography.great_circle_km(lat_a double precision, lon_a double precision, lat_b double precision,
  lon_b double precision)
returns double precision
language sql immutable parallel safe
return 12742 * asin(least(1, sqrt(
  sind((lat_b - lat_a) / 2) ^ 2 + cosd(lat_a) * cosd(lat_b) * sind((lon_b - lon_a) / 2) ^ 2
)));
