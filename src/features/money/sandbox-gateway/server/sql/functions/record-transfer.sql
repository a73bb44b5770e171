-- Trigger: records the money moved by a sandbox payment, refund or dispute.
create or replace function sandbox_gateway.record_transfer() returns trigger
language plpgsql
as $$
begin
  if tg_table_name = 'payment' and new.state = 'paid' then
    insert into sandbox_gateway.transfer (payment_id, kind, amount_minor) values (new.id, 'payment', new.amount_minor);
  elsif tg_table_name = 'refund' and new.state = 'paid' then
    insert into sandbox_gateway.transfer (payment_id, kind, amount_minor) values (new.payment_id, 'refund', -new.amount_minor);
  elsif tg_table_name = 'refund' and old.state = 'paid' then
    -- It had arrived and was returned.
    insert into sandbox_gateway.transfer (payment_id, kind, amount_minor) values (new.payment_id, 'refund', new.amount_minor);
  elsif tg_table_name = 'dispute' and tg_op = 'INSERT' then
    insert into sandbox_gateway.transfer (payment_id, kind, amount_minor) values (new.payment_id, 'chargeback', -new.amount_minor);
  elsif tg_table_name = 'dispute' and new.state = 'won' then
    insert into sandbox_gateway.transfer (payment_id, kind, amount_minor) values (new.payment_id, 'chargeback', new.amount_minor);
  end if;
  return null;
end;
$$;
