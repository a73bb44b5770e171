-- How much a word on a dispute weighs against others: that it is open, how the staff say it ended, and the provider's own end.
create or replace function refunds.dispute_rank(state text, teller text) returns int
language sql immutable parallel safe
begin atomic
  select case when state = 'open' then 0 when teller = 'staff' then 1 when state = 'lost' then 2 else 3 end;
end;
