-- Members who can be found: the columns search filters and sorts by, for suggestions.
create or replace view search.public_searchable as
select account_id, pool_id, country, orientation, cell, city_id, last_active, activity_rank, birth, birth_year, seeks, kind, has_photo, choices
from search.member_search;
