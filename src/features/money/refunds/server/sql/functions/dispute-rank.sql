-- Precedence of a dispute status: open, outcome reported by staff, outcome reported by the provider.
create or replace function refunds.dispute_rank(state text, reporter text) returns int
language sql immutable parallel safe
begin atomic
  select case when state = 'open' then 0 when reporter = 'staff' then 1 when state = 'lost' then 2 else 3 end;
end;
