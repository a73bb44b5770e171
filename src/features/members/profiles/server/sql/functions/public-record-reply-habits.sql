-- Replaces all reply habits: accounts that aren't listed are deleted, and only changes are written.
create or replace function profiles.public_record_reply_habits(accounts bigint[], habits text[], at timestamptz) returns void
language sql
begin atomic
  delete from profiles.reply_habit a
  where not exists (select from unnest(public_record_reply_habits.accounts) n (account_id) where n.account_id = a.account_id);
  insert into profiles.reply_habit as a (account_id, habit, since)
  select n.account_id, n.habit, public_record_reply_habits.at
  from unnest(public_record_reply_habits.accounts, public_record_reply_habits.habits) n (account_id, habit)
  join profiles.profile p on p.account_id = n.account_id
  on conflict (account_id) do update set habit = excluded.habit, since = excluded.since where a.habit <> excluded.habit;
end;
