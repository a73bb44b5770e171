-- Whoever asks what lies around a city reads the index alone: a circle of 200 km can hold thousands of cities.
drop index places.city_cell;
create index city_cell on places.city (cell) include (id, lat, lon);
