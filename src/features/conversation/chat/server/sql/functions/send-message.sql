-- Sends a message in one transaction: debit, message, photo, counters and outbox event, or nothing. The caller has already decided
-- that it may be sent; this function only rechecks, under the conversation's lock, what may have changed since then.
-- `basis` is the state the price is based on: `start` (no conversation yet), `first` (the sender has only sent gifts there so far),
-- `later`. `max_starts`: null means unlimited.
-- `photo`: null, or {id, key, width, height, digest}; when a retry is detected, only the digest is compared.
-- `author`: who writes for a fictional profile; null for members. `awaits_reply`: whether it goes to such a profile and expects an
-- answer.
-- `notify`: whether to emit `chat.message_sent`; false if nothing subscribes to it.
-- `verdict`: `sent`; `repeated`: this message already exists; `id_used`: its id belongs to a different message; `changed`: decide
-- again; `too_many_starts`; `not_enough` credits. Only `sent` writes anything. `picture` is the photo as {id, width, height}.
create or replace function chat.send_message(
  sender bigint, recipient bigint, pool smallint, message uuid, kind text, body text,
  photo jsonb, price int, basis text, max_starts int, fresh uuid, told boolean, at timestamptz,
  author text default null, asks boolean default false,
  out verdict text, out conversation uuid, out seq int, out sent_at timestamptz, out charged int, out balance bigint, out picture jsonb
)
language plpgsql
as $$
declare
  low constant bigint := least(sender, recipient);
  high constant bigint := greatest(sender, recipient);
  held chat.conversation;
  earlier chat.message;
  paid record;
begin
  select * into held from chat.conversation c where c.a_id = low and c.b_id = high for update;
  if not found and basis = 'start' then
    -- Serialises two simultaneous starts, and a start and a block.
    perform chat.lock_pair(sender, recipient);
    select * into held from chat.conversation c where c.a_id = low and c.b_id = high for update;
  end if;

  select * into earlier from chat.message m where m.sender_id = sender and m.client_id = send_message.message;
  if found then
    if (earlier.conversation_id, earlier.kind, earlier.body) is distinct from (held.id, send_message.kind, send_message.body)
      or (select encode(p.digest, 'hex') from chat.photo p where (p.conversation_id, p.seq) = (earlier.conversation_id, earlier.seq))
        is distinct from send_message.photo ->> 'digest'
    then
      verdict := 'id_used';
      return;
    end if;
    verdict := 'repeated';
    conversation := held.public_id;
    seq := earlier.seq;
    sent_at := earlier.at;
    charged := earlier.credits;
    balance := chat.wallet_balance(sender);
    picture := (
      select jsonb_build_object('id', p.public_id, 'width', p.width, 'height', p.height)
      from chat.photo p where (p.conversation_id, p.seq) = (earlier.conversation_id, earlier.seq)
    );
    return;
  end if;

  -- Closed in the meantime, by either side.
  if held.closed_by is not null then
    verdict := 'changed';
    return;
  end if;
  if basis <> (case
    when held.id is null then 'start'
    when not chat.has_sent_message(held.id, sender, case sender when held.a_id then held.a_sent else held.b_sent end) then 'first'
    else 'later'
  end) then
    verdict := 'changed';
    return;
  end if;
  if held.id is null then
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
    select * into paid
    from credits.public_spend(sender, price, send_message.message, case when kind in ('photo', 'gift') then kind else 'message' end,
      coalesce(held.public_id, fresh)::text, send_message.at);
    if paid.verdict <> 'spent' then
      verdict := case paid.verdict when 'not_enough' then 'not_enough' else 'id_used' end;
      balance := paid.balance;
      return;
    end if;
    balance := paid.balance;
  else
    balance := chat.wallet_balance(sender);
  end if;

  if held.id is null then
    insert into chat.conversation (public_id, pool_id, a_id, b_id, started_by, started_at, last_at)
    values (fresh, pool, low, high, sender, send_message.at, send_message.at)
    returning * into held;
    update chat.sender_state w set started = w.started + 1 where w.account_id = sender;
  end if;
  update chat.conversation c
  set seq = c.seq + 1, last_at = send_message.at, a_hidden = false, b_hidden = false,
    awaiting_reply_since = case when asks then coalesce(c.awaiting_reply_since, send_message.at) end,
    a_sent = c.a_sent + (sender = c.a_id)::int, b_sent = c.b_sent + (sender = c.b_id)::int,
    a_unread = c.a_unread + (sender = c.b_id)::int, b_unread = c.b_unread + (sender = c.a_id)::int
  where c.id = held.id
  returning c.seq into held.seq;
  insert into chat.message (conversation_id, seq, sender_id, client_id, kind, body, credits, at, author_kind)
  values (held.id, held.seq, sender, send_message.message, send_message.kind, send_message.body, price, send_message.at, author);
  if photo is not null then
    insert into chat.photo (conversation_id, seq, public_id, width, height, key, digest)
    values (held.id, held.seq, (photo ->> 'id')::uuid, (photo ->> 'width')::smallint, (photo ->> 'height')::smallint, photo ->> 'key',
      decode(photo ->> 'digest', 'hex'));
    picture := photo - 'key' - 'digest';
  end if;
  if told then
    perform platform.emit(
      'chat.message_sent',
      jsonb_build_object('conversation', held.public_id, 'seq', held.seq, 'from', sender, 'to', recipient, 'first', basis = 'start'),
      send_message.at, 'conversation:' || held.public_id
    );
  end if;

  verdict := 'sent';
  conversation := held.public_id;
  seq := held.seq;
  sent_at := send_message.at;
  charged := price;
end;
$$;
