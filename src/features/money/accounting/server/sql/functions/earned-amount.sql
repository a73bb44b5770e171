-- The earned part of a net amount when `spent` of its credits are spent and `held` are left. Calculated over everything spent so
-- far and rounded half up, so that the parts always add up to the whole. With none left, all of it is earned.
create or replace function accounting.earned_amount(kept bigint, spent bigint, held bigint) returns bigint
language sql immutable parallel safe
begin atomic
  select case when spent + held = 0 then kept else (2 * kept * spent + spent + held) / (2 * (spent + held)) end;
end;
