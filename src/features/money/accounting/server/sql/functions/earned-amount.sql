-- The earned part of a net amount when `spent` of its credits are spent and `held` are left.
-- Calculated over everything spent so far and rounded half up, so that the parts always add up to
-- the total. With none left, all of it is earned.
create or replace function accounting.earned_amount(net_amount bigint, spent bigint, remaining bigint) returns bigint
language sql immutable parallel safe
begin atomic
  select case when spent + remaining = 0 then net_amount else (2 * net_amount * spent + spent + remaining) / (2 * (spent + remaining)) end;
end;
