-- Records a refund for every paid message sent to an account removed for deceiving members: read or unread, existing or deleted
-- (BEY-08).
create or replace function chat.record_refunds_on_removal(account bigint, at timestamptz) returns bigint
language sql volatile
begin atomic
  with noted as (
    insert into chat.refund (account_id, message_id, recorded_at, cause)
    select p.sender_id, p.client_id, record_refunds_on_removal.at, 'removed'
    from (
      select m.sender_id, m.client_id
      from chat.conversation_side s
      join chat.message m on m.conversation_id = s.id and m.sender_id = s.other_id and m.credits > 0
      where s.account_id = record_refunds_on_removal.account
      union
      select g.account_id, g.message_id from chat.deleted_paid_message g where g.other_id = record_refunds_on_removal.account
      union
      select h.account_id, h.key::uuid from credits.public_hold h where h.payee_id = record_refunds_on_removal.account
    ) p
    order by p.sender_id, p.client_id
    on conflict on constraint refund_pk do update set cause = excluded.cause where refund.returned_at is null and refund.cause <> excluded.cause
    returning 1
  )
  select count(*) from noted;
end;
