-- Supported countries with their regions and cities. Only geography.city has coordinates.
create table geography.country (
  code char(2) constraint country_pk primary key,
  region_label text not null
    constraint country_region_label_known check (region_label in ('province', 'region', 'state', 'canton', 'voivodeship')),
  -- The languages offered to a visitor from there, preferred one first (SITE-03).
  locales text[] not null constraint country_has_locales check (cardinality(locales) > 0)
);

create table geography.region (
  id smallint constraint region_pk primary key,
  country char(2) not null constraint region_country_fk references geography.country (code),
  -- The part after the hyphen in ISO 3166-2; for the United Kingdom, the usual abbreviations of the twelve regions.
  code text not null,
  -- In the local language.
  name text not null,
  constraint region_code_once unique (country, code),
  constraint region_of_country unique (id, country)
);

-- Cities, with their coordinates.
create table geography.city (
  -- The GeoNames id.
  id int constraint city_pk primary key,
  country char(2) not null,
  region_id smallint not null,
  name text not null,
  ascii_name text not null,
  population int not null,
  lat real not null,
  lon real not null,
  -- Grid of an eighth of a degree, so that a btree can find what is nearby.
  cell int not null generated always as (floor((lat + 90) * 8)::int * 4096 + floor((lon + 180) * 8)::int) stored,
  constraint city_region_fk foreign key (region_id, country) references geography.region (id, country)
);
-- For index-only radius searches: 200 km around a city can include thousands of cities.
create index city_cell on geography.city (cell) include (id, lat, lon);

-- All spellings of a city's name, folded to plain letters, searched by prefix.
create table geography.spelling (
  country char(2) not null,
  folded text not null,
  city_id int not null constraint spelling_city_fk references geography.city (id) on delete cascade,
  population int not null,
  constraint spelling_pk primary key (city_id, folded)
);
create index spelling_beginning on geography.spelling (country, folded text_pattern_ops) include (population, city_id);
