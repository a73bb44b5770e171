-- How many credits members would get back if an account were removed for deceiving them: the sum of what
-- chat.record_refunds_on_removal would record, without what was returned already.
create or replace function chat.sum_refunds_on_removal(account bigint) returns bigint
language sql stable
begin atomic
  select coalesce(sum(abs(v.credits)), 0)
  from (
    select m.sender_id, m.client_id
    from chat.conversation_side s
    join chat.message m on m.conversation_id = s.id and m.sender_id = s.other_id and m.credits > 0
    where s.account_id = sum_refunds_on_removal.account
    union
    select g.account_id, g.message_id from chat.deleted_paid_message g where g.other_id = sum_refunds_on_removal.account
    union
    select h.account_id, h.key::uuid from credits.public_hold h where h.payee_id = sum_refunds_on_removal.account
  ) p
  join credits.public_movement v on v.account_id = p.sender_id and v.kind = 'spend' and v.key = p.client_id::text
  where not exists (
    select from chat.refund r where r.account_id = p.sender_id and r.message_id = p.client_id and r.returned_at is not null);
end;
