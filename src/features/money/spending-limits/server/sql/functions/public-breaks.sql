-- Until when somebody pauses and has excluded themselves, for what is judged before a paid message; null where they never did.
-- Whoever reads it compares with the instant.
create or replace function spending_limits.public_breaks(account bigint) returns jsonb
language sql stable
return (
  select jsonb_build_object('paused_until', m.paused_until, 'excluded_until', m.excluded_until)
  from spending_limits.member m
  where m.account_id = public_breaks.account and (m.paused_until is not null or m.excluded_until is not null)
);
