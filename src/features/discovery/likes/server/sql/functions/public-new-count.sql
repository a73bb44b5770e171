-- New likes received, counted up to 1,000, for the badge.
create or replace function likes.public_new_count(account bigint) returns int
language sql stable parallel safe
return (
  select count(*)::int
  from (select from likes.visible_received r where r.account_id = account and r.new limit 1000) new_ones
);
