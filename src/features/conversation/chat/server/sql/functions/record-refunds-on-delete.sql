-- Called before a conversation is deleted. Unread paid messages become refunds; read ones are kept in case their recipient is later
-- removed for deceiving members. The lock is held, so no message can be added in between.
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
  where m.conversation_id = conv.id and m.credits > 0
    and m.seq > case m.sender_id when conv.a_id then conv.b_read else conv.a_read end
  order by m.sender_id, m.client_id
  on conflict do nothing;
  insert into chat.deleted_paid_message (account_id, message_id, other_id, deleted_at)
  select m.sender_id, m.client_id, conv.a_id + conv.b_id - m.sender_id, record_refunds_on_delete.at
  from chat.message m
  where m.conversation_id = conv.id and m.credits > 0
    and m.seq <= case m.sender_id when conv.a_id then conv.b_read else conv.a_read end
  order by m.sender_id, m.client_id
  on conflict do nothing;
end;
$$;
