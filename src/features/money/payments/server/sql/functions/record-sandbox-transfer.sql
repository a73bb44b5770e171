-- Trigger: records the money moved by a sandbox payment, refund or dispute.
create or replace function payments.record_sandbox_transfer() returns trigger
language plpgsql
as $$
begin
  if tg_table_name = 'sandbox_payment' and new.state = 'paid' then
    insert into payments.sandbox_transfer (payment_id, kind, amount_minor) values (new.id, 'payment', new.amount_minor);
  elsif tg_table_name = 'sandbox_refund' and new.state = 'paid' then
    insert into payments.sandbox_transfer (payment_id, kind, amount_minor) values (new.payment_id, 'refund', -new.amount_minor);
  elsif tg_table_name = 'sandbox_refund' and old.state = 'paid' then
    -- It had arrived and was returned.
    insert into payments.sandbox_transfer (payment_id, kind, amount_minor) values (new.payment_id, 'refund', new.amount_minor);
  elsif tg_table_name = 'sandbox_dispute' and tg_op = 'INSERT' then
    insert into payments.sandbox_transfer (payment_id, kind, amount_minor) values (new.payment_id, 'chargeback', -new.amount_minor);
  elsif tg_table_name = 'sandbox_dispute' and new.state = 'won' then
    insert into payments.sandbox_transfer (payment_id, kind, amount_minor) values (new.payment_id, 'chargeback', new.amount_minor);
  end if;
  return null;
end;
$$;
