-- Copies an account's last activity, at most every five minutes: each write updates six indexes.
create or replace function search.touch_last_active(account bigint, at timestamptz) returns void
language sql
begin atomic
  update search.member_search s set last_active = touch_last_active.at
  where s.account_id = touch_last_active.account and s.last_active <= touch_last_active.at - interval '5 minutes';
end;
