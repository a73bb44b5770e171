-- Carries a sign of life over, at most every five minutes for each member: every write here moves an entry in six indexes.
create or replace function search.touch(account bigint, at timestamptz) returns void
language sql
begin atomic
  update search.member_search s set last_active = touch.at
  where s.account_id = touch.account and s.last_active <= touch.at - interval '5 minutes';
end;
