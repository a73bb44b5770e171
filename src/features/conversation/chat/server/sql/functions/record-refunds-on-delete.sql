-- Called before a conversation is ended by a block. Paid messages that were never shown become refunds; shown ones are kept in case
-- their recipient is later removed for deceiving members. Both members have used their free first answer. The lock is held, so no
-- message can be added in between.
create or replace function chat.record_refunds_on_delete(one bigint, other bigint, at timestamptz) returns void
language plpgsql
as $$
declare
  conv chat.conversation;
begin
  select * into conv from chat.conversation c where c.a_id = least(one, other) and c.b_id = greatest(one, other) for update;
  insert into chat.refund (account_id, message_id, recorded_at)
  select m.sender_id, m.client_id, record_refunds_on_delete.at
  from chat.message m
  where m.conversation_id = conv.id and m.credits > 0 and not chat.was_shown(conv, m.sender_id, m.seq)
  order by m.sender_id, m.client_id
  on conflict do nothing;
  insert into chat.deleted_paid_message (account_id, message_id, other_id, deleted_at)
  select m.sender_id, m.client_id, conv.a_id + conv.b_id - m.sender_id, record_refunds_on_delete.at
  from chat.message m
  where m.conversation_id = conv.id and m.credits > 0 and chat.was_shown(conv, m.sender_id, m.seq)
  order by m.sender_id, m.client_id
  on conflict do nothing;
  insert into chat.answered_before (account_id, other_id, ended_at)
  select s.account_id, s.other_id, record_refunds_on_delete.at from chat.conversation_side s where s.id = conv.id and s.sent > 0
  on conflict on constraint answered_before_pk do update set ended_at = excluded.ended_at;
end;
$$;
