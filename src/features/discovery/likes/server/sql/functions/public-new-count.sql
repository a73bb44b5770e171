-- New likes that reached an account, counted up to 1,000: what its badge adds to its unread messages.
create or replace function likes.public_new_count(account bigint) returns int
language sql stable parallel safe
return (
  select count(*)::int
  from (select from likes.visible_received r where r.account_id = account and r.new limit 1000) new_ones
);
