-- Pays up to `max_count` recorded refunds, in wallet order; `left_over` says whether there may be
-- more. Concurrent calls process different rows, and the ledger never refunds a message twice.
-- Messages shown since they were recorded are not refunded; refunded messages are withdrawn from
-- their recipients.
create or replace function chat.pay_refunds(max_count int, at timestamptz, out returned int, out left_over boolean)
language plpgsql
as $$
declare
  due chat.refund;
  batch chat.refund[];
begin
  returned := 0;
  batch := array(
    select r from chat.refund r where r.returned_at is null
    order by r.account_id, r.message_id
    limit max_count
    for update skip locked
  );
  -- Conversations before wallets, as when sending.
  perform from chat.conversation c
  where c.id in (
    select m.conversation_id from unnest(batch) b join chat.message m on m.sender_id = b.account_id and m.client_id = b.message_id
  )
  order by c.id
  for update;
  foreach due in array batch loop
    if due.cause = 'unreadable' and not chat.withdraw_message(due.account_id, due.message_id) then
      delete from chat.refund r where r.account_id = due.account_id and r.message_id = due.message_id;
      continue;
    end if;
    returned := returned + (
      select (g.verdict = 'refunded')::int
      from credits.public_refund_spend(due.account_id, due.message_id, 'unread:' || due.message_id, pay_refunds.at, due.cause) g
    );
    update chat.refund r set returned_at = pay_refunds.at
    where r.account_id = due.account_id and r.message_id = due.message_id;
  end loop;
  left_over := cardinality(batch) = max_count;
end;
$$;
