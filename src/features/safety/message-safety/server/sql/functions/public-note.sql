-- Notes what there is to warn of in a message just written, in its transaction: its kinds, and where it begins a conversation, its
-- fingerprint. When the same opener has gone to `threshold` people since an instant, all of them are told and the sender is listed.
create or replace function message_safety.public_note(
  conversation uuid, seq int, sender bigint, recipient bigint, kinds text[], print bit(64), near int, threshold int, since timestamptz,
  at timestamptz
) returns boolean
language plpgsql
as $$
declare
  alike int;
begin
  if cardinality(kinds) > 0 then
    insert into message_safety.mark (conversation, seq, sender_id, recipient_id, kinds, at)
    values (public_note.conversation, public_note.seq, sender, recipient, public_note.kinds, public_note.at)
    on conflict do nothing;
  end if;
  if print is not null then
    -- Two openers of one sender that go at once are counted one after the other.
    perform pg_advisory_xact_lock(hashtextextended('warnings:' || sender, 0));
    insert into message_safety.opener (conversation, sender_id, recipient_id, print, at)
    values (public_note.conversation, sender, recipient, public_note.print, public_note.at)
    on conflict do nothing;
    select count(distinct o.recipient_id) into alike from message_safety.opener o
    where o.sender_id = sender and o.at >= since and bit_count(o.print # public_note.print) <= near;
    if alike >= threshold then
      update message_safety.opener o set many = true
      where o.sender_id = sender and o.at >= since and not o.many and bit_count(o.print # public_note.print) <= near;
      insert into message_safety.spreader as s (account_id, first_at, last_at, recipients)
      values (sender, public_note.at, public_note.at, alike)
      on conflict (account_id) do update
        set last_at = excluded.last_at, recipients = greatest(s.recipients, excluded.recipients);
    end if;
  end if;
  return true;
end;
$$;
