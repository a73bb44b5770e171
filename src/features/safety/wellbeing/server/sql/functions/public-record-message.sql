-- Records a message to a fictional profile, in the query that writes it. With reasons, it starts a pause, or restarts the one that
-- no lead has reviewed yet.
create or replace function wellbeing.public_record_message(
  account bigint, pool smallint, profile bigint, conversation uuid, seq int, credits int, night boolean, signals text[], reasons text[],
  pause_id uuid, until timestamptz, at timestamptz
) returns boolean
language plpgsql
as $$
begin
  insert into wellbeing.message_signal (account_id, at, credits, night, attached, distress)
  values (account, public_record_message.at, public_record_message.credits, public_record_message.night, 'attached' = any(signals),
    'distress' = any(signals));
  if cardinality(reasons) > 0 then
    insert into wellbeing.pause as p (public_id, account_id, pool_id, profile_id, conversation, after_seq, reasons, begun_at, until)
    values (pause_id, account, pool, profile, public_record_message.conversation, public_record_message.seq,
      public_record_message.reasons, public_record_message.at, public_record_message.until)
    on conflict (account_id) where reviewed_at is null do update
      set reasons = array(select distinct r from unnest(p.reasons || excluded.reasons) r order by r), profile_id = excluded.profile_id,
        conversation = excluded.conversation, after_seq = excluded.after_seq, begun_at = excluded.begun_at,
        until = greatest(p.until, excluded.until);
  end if;
  return true;
end;
$$;
