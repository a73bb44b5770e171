-- How many credits members would get back if an account were removed for deceiving them: the sum of what
-- chat.record_refunds_on_removal would record, without what was returned already.
create or replace function chat.sum_refunds_on_removal(account bigint) returns bigint
language sql stable
begin atomic
  select coalesce(sum(abs(v.credits)), 0)
  from chat.paid_messages_to(sum_refunds_on_removal.account) p
  join credits.public_movement v on v.account_id = p.sender_id and v.kind = 'spend' and v.key = p.client_id::text
  where not exists (
    select from chat.refund r where r.account_id = p.sender_id and r.message_id = p.client_id and r.returned_at is not null);
end;
