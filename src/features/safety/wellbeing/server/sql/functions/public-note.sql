-- Notes that a member wrote to a fictional profile, in the statement that writes the message; with reasons it begins a pause, or
-- begins the one anew that no lead has looked at yet.
create or replace function wellbeing.public_note(
  account bigint, pool smallint, profile bigint, conversation uuid, seq int, credits int, night boolean, signs text[], reasons text[],
  fresh uuid, until timestamptz, at timestamptz
) returns boolean
language plpgsql
as $$
begin
  insert into wellbeing.trace (account_id, at, credits, night, attached, distress)
  values (account, public_note.at, public_note.credits, public_note.night, 'attached' = any(signs), 'distress' = any(signs));
  if cardinality(reasons) > 0 then
    insert into wellbeing.pause as p (public_id, account_id, pool_id, profile_id, conversation, after_seq, reasons, begun_at, until)
    values (fresh, account, pool, profile, public_note.conversation, public_note.seq, public_note.reasons, public_note.at, public_note.until)
    on conflict (account_id) where reviewed_at is null do update
      set reasons = array(select distinct r from unnest(p.reasons || excluded.reasons) r order by r), profile_id = excluded.profile_id,
        conversation = excluded.conversation, after_seq = excluded.after_seq, begun_at = excluded.begun_at,
        until = greatest(p.until, excluded.until);
  end if;
  return true;
end;
$$;
