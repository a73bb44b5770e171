-- The paid messages sent to an account: existing, deleted, or with their credits in escrow.
create or replace function chat.paid_messages_to(account bigint) returns table (sender_id bigint, client_id uuid)
language sql stable
begin atomic
  select m.sender_id, m.client_id
  from chat.conversation_side s
  join chat.message m on m.conversation_id = s.id and m.sender_id = s.other_id and m.credits > 0
  where s.account_id = paid_messages_to.account
  union
  select g.account_id, g.message_id from chat.deleted_paid_message g where g.other_id = paid_messages_to.account
  union
  select h.account_id, h.key::uuid from credits.public_hold h where h.payee_id = paid_messages_to.account;
end;
