-- A city's grid cell; null if there is no such city.
create or replace function geography.public_city_cell(city int) returns int
language sql stable strict parallel safe
return (select c.cell from geography.city c where c.id = city);
