-- The city nearest to a point, searched in growing squares of cells; null if none is within 150 km.
create or replace function geography.public_nearest_city(at_lat real, at_lon real) returns int
language plpgsql stable strict parallel safe
as $$
declare
  home_y constant int := floor((at_lat + 90) * 8);
  home_x constant int := floor((at_lon + 180) * 8);
  ring int;
  found int;
  km double precision;
begin
  foreach ring in array array[1, 4, 16] loop
    select c.id, geography.great_circle_km(at_lat, at_lon, c.lat, c.lon) into found, km
    from geography.city c
    -- A list of cells instead of ranges, so that the index is used regardless of the planner's estimates.
    where c.cell = any (array(
      select y * 4096 + x
      from generate_series(home_y - ring, home_y + ring) y, generate_series(home_x - ring, home_x + ring) x
    ))
    order by 2, 1
    limit 1;
    -- Nothing outside the square is closer than its nearest edge, which is at least `ring` cells away.
    exit when km <= least(ring * 13.8, ring * 13.9 * cosd(least(89, abs(at_lat) + ring / 8.0)));
  end loop;
  return case when km <= 150 then found end;
end;
$$;
