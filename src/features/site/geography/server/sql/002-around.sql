-- Whoever asks what lies around a city reads the index alone: a circle of 200 km can hold thousands of cities.
drop index geography.city_cell;
create index city_cell on geography.city (cell) include (id, lat, lon);
