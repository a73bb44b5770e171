-- What of a net sum is earned once so many of the credits for it are spent and so many are still held, rounded half up over all
-- that was spent so far: so the steps of a lot's life make its price to the unit, whatever they were. With none held it is all.
create or replace function accounting.earned_amount(kept bigint, spent bigint, held bigint) returns bigint
language sql immutable parallel safe
begin atomic
  select case when spent + held = 0 then kept else (2 * kept * spent + spent + held) / (2 * (spent + held)) end;
end;
