-- Notes the paid messages of two because their conversation is about to be deleted: those the other one has not read come back, the
-- others are remembered for the case that whom they went to is removed for deceiving members. The lock comes first and stays: no message may slip in between the noting and the deleting.
create or replace function chat.record_refunds_on_delete(one bigint, other bigint, at timestamptz) returns void
language plpgsql
as $$
declare
  held chat.conversation;
begin
  select * into held from chat.conversation c where c.a_id = least(one, other) and c.b_id = greatest(one, other) for update;
  insert into chat.refund (account_id, message_id, recorded_at)
  select m.sender_id, m.client_id, record_refunds_on_delete.at
  from chat.message m
  where m.conversation_id = held.id and m.credits > 0
    and m.seq > case m.sender_id when held.a_id then held.b_read else held.a_read end
  order by m.sender_id, m.client_id
  on conflict do nothing;
  insert into chat.deleted_paid_message (account_id, message_id, other_id, deleted_at)
  select m.sender_id, m.client_id, held.a_id + held.b_id - m.sender_id, record_refunds_on_delete.at
  from chat.message m
  where m.conversation_id = held.id and m.credits > 0
    and m.seq <= case m.sender_id when held.a_id then held.b_read else held.a_read end
  order by m.sender_id, m.client_id
  on conflict do nothing;
end;
$$;
