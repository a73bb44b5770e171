-- Sends a message in one transaction: debit, message, photo, counters and outbox event, or nothing.
-- The caller has already decided that it may be sent; this function only rechecks, under the
-- conversation's lock, what may have changed since then. `basis` is the state the price is based
-- on: `start` (no conversation yet), `first` (the sender has only sent gifts there so far),
-- `later`. `max_starts`: null means unlimited. `photo`: null, or {id, key, width, height, digest};
-- when a retry is detected, only the digest is compared. `author`: who writes for a fictional
-- profile; null for members. `awaits_reply`: whether it goes to such a profile and expects an
-- answer. `effects`: the effects of the message policy, applied in the same transaction; null for
-- none. `suspicion`: {reporters, machine_since} for finding out whether the recipient is under
-- review, which keeps the credits in escrow and changes nothing else; null if they can't be.
-- `notify`: whether to emit `chat.message_sent`; false if nothing subscribes to it. `verdict`:
-- `sent`; `repeated`: this message already exists; `id_used`: its id belongs to a different
-- message; `changed`: decide again; `quote_gone`: the message it replies to is
-- deleted or unknown; `too_many_starts`; `not_enough` credits. Only `sent` writes
-- anything. `picture` is the photo as {id, width, height}.
create or replace function chat.send_message(
  sender bigint, recipient bigint, pool smallint, message_id uuid, kind text, body text,
  photo jsonb, price int, basis text, max_starts int, new_conversation_id uuid, notify boolean, at timestamptz,
  author text default null, awaits_reply boolean default false, effects jsonb default null, suspicion jsonb default null,
  quoted int default null,
  out verdict text, out conversation uuid, out seq int, out sent_at timestamptz, out charged int, out balance bigint, out picture jsonb,
  out current_body text, out edited_at timestamptz, out deleted_at timestamptz
)
language plpgsql
as $$
declare
  low constant bigint := least(sender, recipient);
  high constant bigint := greatest(sender, recipient);
  conv chat.conversation;
  existing chat.message;
  spend record;
begin
  select * into conv from chat.conversation c where c.a_id = low and c.b_id = high for update;
  if not found and basis = 'start' then
    -- Serialises two simultaneous starts, and a start and a block.
    perform blocks.public_lock_pair(sender, recipient);
    perform chat.lock_pair(sender, recipient);
    select * into conv from chat.conversation c where c.a_id = low and c.b_id = high for update;
  end if;

  select * into existing from chat.message m where m.sender_id = sender and m.client_id = send_message.message_id;
  if found then
    -- A repeat has the content as it was first sent. Of a deleted photo the digest is gone, and after the purge the body too.
    if (existing.conversation_id, existing.kind, existing.quoted_seq) is distinct from (conv.id, send_message.kind, quoted)
      or coalesce(chat.sent_body(existing), send_message.body) <> send_message.body
      or existing.deleted_at is null and
        (select encode(p.digest, 'hex') from chat.photo p where (p.conversation_id, p.seq) = (existing.conversation_id, existing.seq))
          is distinct from send_message.photo ->> 'digest'
    then
      verdict := 'id_used';
      return;
    end if;
    verdict := 'repeated';
    conversation := conv.public_id;
    seq := existing.seq;
    sent_at := existing.at;
    charged := existing.credits;
    current_body := existing.body;
    edited_at := existing.edited_at;
    deleted_at := existing.deleted_at;
    balance := chat.wallet_balance(sender);
    picture := (
      select jsonb_build_object('id', p.public_id, 'width', p.width, 'height', p.height)
      from chat.photo p where (p.conversation_id, p.seq) = (existing.conversation_id, existing.seq)
    );
    return;
  end if;

  -- Closed in the meantime, by either side.
  if conv.closed_by is not null then
    verdict := 'changed';
    return;
  end if;
  -- Deleted or withdrawn in the meantime, or never there.
  if quoted is not null and not exists (
    select from chat.message m
    where m.conversation_id = conv.id and m.seq = quoted and m.deleted_at is null and not (m.withdrawn and m.sender_id <> sender)
  ) then
    verdict := 'quote_gone';
    return;
  end if;
  if basis <> (case
    when conv.id is null then 'start'
    when not chat.has_sent_message(conv.id, sender, case sender when conv.a_id then conv.a_sent else conv.b_sent end) then 'first'
    else 'later'
  end) then
    verdict := 'changed';
    return;
  end if;
  if conv.id is null then
    if exists (select from blocks.public_block k where k.account_id = sender and k.other_id = recipient) then
      verdict := 'changed';
      return;
    end if;
    insert into chat.sender_state (account_id) values (sender) on conflict do nothing;
    perform from chat.sender_state w where w.account_id = sender and (max_starts is null or w.started < max_starts) for update;
    if not found then
      verdict := 'too_many_starts';
      return;
    end if;
  end if;

  if price > 0 then
    -- Starting a break locks the wallet too, so the break is either visible here or starts after this message.
    perform credits.public_lock_wallet(sender);
    if spending_limits.public_on_break(sender, send_message.at) then
      verdict := 'changed';
      return;
    end if;
    select * into spend
    from credits.public_spend(sender, price, send_message.message_id, case when kind in ('photo', 'gift') then kind else 'message' end,
      coalesce(conv.public_id, new_conversation_id)::text, send_message.at,
      case when suspicion is not null and reports.public_is_suspect(
        recipient, (suspicion ->> 'reporters')::int, (suspicion ->> 'machine_since')::timestamptz) then recipient end);
    if spend.verdict <> 'spent' then
      verdict := case spend.verdict when 'not_enough' then 'not_enough' else 'id_used' end;
      balance := spend.balance;
      return;
    end if;
    balance := spend.balance;
  else
    balance := chat.wallet_balance(sender);
  end if;

  if conv.id is null then
    insert into chat.conversation (public_id, pool_id, a_id, b_id, started_by, started_at, last_at)
    values (new_conversation_id, pool, low, high, sender, send_message.at, send_message.at)
    returning * into conv;
    update chat.sender_state w set started = w.started + 1 where w.account_id = sender;
    -- Writing makes the sender visible, even to someone they had hidden from.
    perform blocks.public_reveal(sender, recipient, send_message.at);
  end if;
  update chat.conversation c
  set seq = c.seq + 1, last_at = send_message.at, a_hidden = false, b_hidden = false,
    awaiting_reply_since = case when awaits_reply then coalesce(c.awaiting_reply_since, send_message.at) end,
    a_sent = c.a_sent + (sender = c.a_id)::int, b_sent = c.b_sent + (sender = c.b_id)::int,
    a_unread = c.a_unread + (sender = c.b_id)::int, b_unread = c.b_unread + (sender = c.a_id)::int
  where c.id = conv.id
  returning c.seq into conv.seq;
  insert into chat.message (conversation_id, seq, sender_id, client_id, kind, body, credits, at, author_kind, quoted_seq)
  values (conv.id, conv.seq, sender, send_message.message_id, send_message.kind, send_message.body, price, send_message.at, author, quoted);
  if photo is not null then
    insert into chat.photo (conversation_id, seq, public_id, width, height, key, digest)
    values (conv.id, conv.seq, (photo ->> 'id')::uuid, (photo ->> 'width')::smallint, (photo ->> 'height')::smallint, photo ->> 'key',
      decode(photo ->> 'digest', 'hex'));
    picture := photo - 'key' - 'digest';
  end if;
  if effects is not null then
    perform message_safety.public_apply_effects(effects => send_message.effects, conversation => conv.public_id, seq => conv.seq,
      sender => send_message.sender, recipient => send_message.recipient, pool => send_message.pool, credits => price,
      at => send_message.at);
  end if;
  if notify then
    perform platform.emit(
      'chat.message_sent',
      jsonb_build_object('conversation', conv.public_id, 'seq', conv.seq, 'from', sender, 'to', recipient, 'first', basis = 'start'),
      send_message.at, 'conversation:' || conv.public_id
    );
  end if;

  verdict := 'sent';
  conversation := conv.public_id;
  seq := conv.seq;
  sent_at := send_message.at;
  charged := price;
  current_body := send_message.body;
end;
$$;
