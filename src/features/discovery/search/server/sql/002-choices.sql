-- The choices that members state in their profiles, as bits of member_search.choices. A choice gets
-- its bit when someone first states it (search.refresh_many) and keeps it.
create table search.choice (
  bit smallint constraint choice_pk primary key constraint choice_bit_fits check (bit between 0 and 62),
  trait text not null,
  choice text not null,
  constraint choice_has_one_bit unique (trait, choice)
);

-- Null in rows written before the column existed; search.fill_choices replaces them.
alter table search.member_search add column choices bigint;

-- The table isn't read by searches, so every index includes the column.
drop index search.member_search_region, search.member_search_country, search.member_search_orientation,
  search.member_search_year, search.member_search_cell;

-- The two most common searches.
create index member_search_region on search.member_search
  (pool_id, country, region_id, gender, activity_rank desc, account_id desc) include (last_active, birth, seeks, kind, has_photo, choices);
create index member_search_country on search.member_search
  (pool_id, country, gender, activity_rank desc, account_id desc) include (last_active, birth, seeks, kind, has_photo, choices);
-- Sparse results: rare orientations, narrow age ranges.
create index member_search_orientation on search.member_search
  (pool_id, country, orientation, activity_rank desc, account_id desc) include (last_active, birth, seeks, kind, has_photo, choices);
create index member_search_year on search.member_search
  (pool_id, country, orientation, birth_year, activity_rank desc, account_id desc) include (last_active, birth, region_id, seeks, kind, has_photo, choices);
-- By distance.
create index member_search_cell on search.member_search
  (pool_id, cell, orientation, activity_rank desc, account_id desc) include (last_active, city_id, birth, seeks, kind, has_photo, choices)
  where cell is not null;

create index member_search_without_choices on search.member_search (account_id) where choices is null;
