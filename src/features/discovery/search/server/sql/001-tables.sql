-- One narrow row per member who can be found. Written only by search.refresh, from the features
-- that search builds on.
create table search.member_search (
  account_id bigint constraint member_search_pk primary key,
  -- Exact, and never part of a sort order or a cursor; only used to determine who is online.
  last_active timestamptz(0) not null,
  -- Lists are sorted by this: the day of the last activity, then a random order within that day;
  -- see search.activity_rank.
  activity_rank bigint not null,
  birth date not null,
  joined date not null,
  city_id int,
  -- Grid cell of the city.
  cell int,
  pool_id smallint not null,
  birth_year smallint not null,
  -- The country code as a number, 0 if unknown; see rules/country-number.ts.
  country smallint not null,
  region_id smallint,
  gender smallint not null,
  sexuality smallint not null,
  -- gender * 4 + sexuality
  orientation smallint not null,
  -- The genders they want to meet, as bits: 1 men, 2 women.
  seeks smallint not null,
  -- 0 member, 1 fictional, 2 sponsored
  kind smallint not null,
  has_photo boolean not null,
  constraint member_search_only_members_in_cities check (kind = 0 or city_id is null),
  constraint member_search_cell_of_city check ((city_id is null) = (cell is null))
) with (
  -- Rows are updated all the time as members are active, so leave free space on each page, and
  -- vacuum often enough to keep index-only scans index-only.
  fillfactor = 85,
  autovacuum_vacuum_scale_factor = 0.002,
  autovacuum_vacuum_threshold = 1000,
  autovacuum_vacuum_cost_delay = 0,
  autovacuum_vacuum_insert_scale_factor = 0.01,
  autovacuum_analyze_scale_factor = 0.02
);

-- The two most common searches.
create index member_search_region on search.member_search
  (pool_id, country, region_id, gender, activity_rank desc, account_id desc) include (last_active, birth, seeks, kind, has_photo);
create index member_search_country on search.member_search
  (pool_id, country, gender, activity_rank desc, account_id desc) include (last_active, birth, seeks, kind, has_photo);
-- Sparse results: rare orientations, narrow age ranges.
create index member_search_orientation on search.member_search
  (pool_id, country, orientation, activity_rank desc, account_id desc) include (last_active, birth, seeks, kind, has_photo);
create index member_search_year on search.member_search
  (pool_id, country, orientation, birth_year, activity_rank desc, account_id desc) include (last_active, birth, region_id, seeks, kind, has_photo);
-- By distance.
create index member_search_cell on search.member_search
  (pool_id, cell, orientation, activity_rank desc, account_id desc) include (last_active, city_id, birth, seeks, kind, has_photo)
  where cell is not null;

-- Cities in which at least one member lives or lived, used to build a search radius. It contains no members and no coordinates.
create table search.member_city (
  city_id int constraint member_city_pk primary key,
  cell int not null,
  country smallint not null,
  region_id smallint
);
create index member_city_cell on search.member_city (cell);
