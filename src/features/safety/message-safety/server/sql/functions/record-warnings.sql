-- Records warnings for a new or edited message, in its transaction, and for a first message its
-- fingerprint. An edit adds warnings and never removes those of an earlier text, which may have been shown.
-- If the same text has been sent to `threshold` people since `since`, all of them are warned, the
-- sender is listed, and staff get a case to decide.
create or replace function message_safety.record_warnings(
  conversation uuid, seq int, sender bigint, recipient bigint, kinds text[], text_fingerprint bit(64), max_distance int, threshold int,
    since timestamptz,
  at timestamptz
) returns boolean
language plpgsql
as $$
declare
  recipient_count int;
begin
  if cardinality(kinds) > 0 then
    insert into message_safety.message_warning as w (conversation, seq, sender_id, recipient_id, kinds, at)
    values (record_warnings.conversation, record_warnings.seq, sender, recipient, record_warnings.kinds,
      record_warnings.at)
    on conflict on constraint message_warning_pk do update
      -- The most serious first.
      set kinds = array(
        select k from unnest(array['money', 'scam', 'away', 'contact']) with ordinality u (k, rank)
        where k = any(w.kinds || excluded.kinds) order by rank);
  end if;
  if text_fingerprint is not null then
    -- Serialises a sender's first messages, so that both are counted.
    perform pg_advisory_xact_lock(hashtextextended('warnings:' || sender, 0));
    insert into message_safety.first_message (conversation, seq, sender_id, recipient_id, text_fingerprint, at)
    values (record_warnings.conversation, record_warnings.seq, sender, recipient, record_warnings.text_fingerprint, record_warnings.at)
    on conflict do nothing;
    select count(distinct o.recipient_id) into recipient_count from message_safety.first_message o
    where o.sender_id = sender and o.at >= since and bit_count(o.text_fingerprint # record_warnings.text_fingerprint) <= max_distance;
    if recipient_count >= threshold then
      update message_safety.first_message o set is_mass = true
      where o.sender_id = sender and o.at >= since and not o.is_mass
        and bit_count(o.text_fingerprint # record_warnings.text_fingerprint) <= max_distance;
      insert into message_safety.mass_sender as s (account_id, first_at, last_at, recipients)
      values (sender, record_warnings.at, record_warnings.at, recipient_count)
      on conflict (account_id) do update
        set last_at = excluded.last_at, recipients = greatest(s.recipients, excluded.recipients);
      perform platform.emit('message_safety.mass_sender_found', jsonb_build_object('account', sender, 'at', (extract(epoch from record_warnings.at) * 1000)::bigint), record_warnings.at, 'account:' || sender);
    end if;
  end if;
  return true;
end;
$$;
