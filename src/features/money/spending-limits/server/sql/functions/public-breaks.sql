-- Until when the member is on a break or has excluded themselves, for deciding on a paid message; null if never. The caller
-- compares with the current time.
create or replace function spending_limits.public_breaks(account bigint) returns jsonb
language sql stable
return (
  select jsonb_build_object('paused_until', m.paused_until, 'excluded_until', m.excluded_until)
  from spending_limits.member m
  where m.account_id = public_breaks.account and (m.paused_until is not null or m.excluded_until is not null)
);
