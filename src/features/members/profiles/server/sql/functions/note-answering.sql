-- Puts down how members answer, for all of them at once: who is not named any more is told of no more. Only what changed is written.
create or replace function profiles.public_note_answering(accounts bigint[], habits text[], at timestamptz) returns void
language sql
begin atomic
  delete from profiles.answering a
  where not exists (select from unnest(public_note_answering.accounts) n (account_id) where n.account_id = a.account_id);
  insert into profiles.answering as a (account_id, habit, since)
  select n.account_id, n.habit, public_note_answering.at
  from unnest(public_note_answering.accounts, public_note_answering.habits) n (account_id, habit)
  join profiles.profile p on p.account_id = n.account_id
  on conflict (account_id) do update set habit = excluded.habit, since = excluded.since where a.habit <> excluded.habit;
end;
