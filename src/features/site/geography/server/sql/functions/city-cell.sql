-- The grid cell a city lies in; null for a city that does not exist.
create or replace function geography.public_city_cell(city int) returns int
language sql stable strict parallel safe
return (select c.cell from geography.city c where c.id = city);
