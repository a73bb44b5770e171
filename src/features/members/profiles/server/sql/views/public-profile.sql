-- Profile data for search and other features; no free text and nothing intimate.
create or replace view profiles.public_profile as
select account_id, pool_id, birth, gender, sexuality, (gender * 4 + sexuality)::smallint as orientation,
  -- The genders they want to meet, as bits: 1 men, 2 women; the same as rules/orientation.ts.
  (case
    when sexuality = 3 then 3
    when sexuality = 0 then 2 - gender
    else 1 + gender
  end)::smallint as seeks,
  country, region_id, city_id, status
from profiles.profile;
