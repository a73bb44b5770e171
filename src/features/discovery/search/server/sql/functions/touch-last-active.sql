-- Copies an account's last activity, at most every five minutes: each write updates six indexes.
create or replace function search.touch_last_active(account bigint, at timestamptz) returns void
language sql
begin atomic
  update search.member_search s
  set last_active = touch_last_active.at, activity_rank = search.activity_rank(s.account_id, touch_last_active.at, w.time_zone)
  from accounts.public_account a join sites.public_site w on w.site_id = a.site_id
  where s.account_id = touch_last_active.account and a.account_id = s.account_id
    and s.last_active <= touch_last_active.at - interval '5 minutes';
end;
