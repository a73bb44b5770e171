-- Writes an operation down with its transfers; lines of nothing are left out. The key is new: whoever calls has looked.
create or replace function money.post(
  op_key text, of_kind text, sold money.sale, debits text[], credits text[], amounts bigint[], at timestamptz
) returns void
language plpgsql
as $$
begin
  insert into money.operation (key, kind, order_id, issuer_id, currency, declared_minor, at)
  select op_key, of_kind, sold.order_id, sold.issuer_id, sold.currency, sum(a.amount), post.at from unnest(amounts) a (amount);
  insert into money.transfer (operation_key, line, issuer_id, currency, debit, credit, amount_minor)
  select op_key, row_number() over (order by l.place), sold.issuer_id, sold.currency,
    money.account_of(sold.issuer_id, sold.currency, l.debit), money.account_of(sold.issuer_id, sold.currency, l.credit), l.amount
  from unnest(debits, credits, amounts) with ordinality l (debit, credit, amount, place)
  where l.amount <> 0;
end;
$$;
