-- Grid cells that may contain a city within `km` of this one. A cell is 13.9 km high; its width depends on the latitude.
create or replace function geography.public_cells_around(city int, km int) returns setof int
language sql stable strict parallel safe rows 25
begin atomic
  select y * 4096 + x
  from geography.city c,
    generate_series(floor((c.lat + 90 - km / 111.19) * 8)::int, floor((c.lat + 90 + km / 111.19) * 8)::int) y,
    lateral (select km / (111.19 * greatest(cosd(least(89, abs(c.lat) + km / 111.19)), 0.01)) as degrees) wide,
    generate_series(floor((c.lon + 180 - wide.degrees) * 8)::int, floor((c.lon + 180 + wide.degrees) * 8)::int) x
  where c.id = city;
end;
