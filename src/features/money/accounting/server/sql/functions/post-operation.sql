-- Writes an operation with its transfers. Zero lines are left out, and a negative line is posted the other way round. The caller
-- has checked that the key is new.
create or replace function accounting.post_operation(
  op_key text, of_kind text, for_order uuid, issuer int, of_currency text, debits text[], credits text[], amounts bigint[], at timestamptz
) returns void
language plpgsql
as $$
begin
  insert into accounting.operation (key, kind, order_id, issuer_id, currency, declared_minor, at)
  select op_key, of_kind, for_order, issuer, of_currency, sum(abs(a.amount)), post_operation.at from unnest(amounts) a (amount);
  insert into accounting.transfer (operation_key, line, issuer_id, currency, debit, credit, amount_minor)
  select op_key, row_number() over (order by l.place), issuer, of_currency,
    accounting.ensure_account(issuer, of_currency, case when l.amount > 0 then l.debit else l.credit end),
    accounting.ensure_account(issuer, of_currency, case when l.amount > 0 then l.credit else l.debit end), abs(l.amount)
  from unnest(debits, credits, amounts) with ordinality l (debit, credit, amount, place)
  where l.amount <> 0;
end;
$$;
