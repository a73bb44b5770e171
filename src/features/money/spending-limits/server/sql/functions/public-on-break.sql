-- Whether the member is on a break at this time (rules/breaks.ts), for rechecks under the wallet's lock.
create or replace function spending_limits.public_on_break(account bigint, at timestamptz) returns boolean
language sql stable
return exists (
  select from spending_limits.member m
  where m.account_id = public_on_break.account
    and (m.paused_until > public_on_break.at or m.excluded_until > public_on_break.at)
);
