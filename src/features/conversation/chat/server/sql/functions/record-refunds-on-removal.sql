-- Records a refund for every paid message sent to an account removed for deceiving members: read or unread, existing or deleted
-- (BEY-08).
create or replace function chat.record_refunds_on_removal(account bigint, at timestamptz) returns bigint
language sql volatile
begin atomic
  with noted as (
    insert into chat.refund (account_id, message_id, recorded_at, cause)
    select p.sender_id, p.client_id, record_refunds_on_removal.at, 'removed'
    from chat.paid_messages_to(record_refunds_on_removal.account) p
    order by p.sender_id, p.client_id
    on conflict on constraint refund_pk do update set cause = excluded.cause where refund.returned_at is null and refund.cause <> excluded.cause
    returning 1
  )
  select count(*) from noted;
end;
