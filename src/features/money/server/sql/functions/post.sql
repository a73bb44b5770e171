-- Writes an operation of a sale down with its transfers. No sum of it lies below nothing.
create or replace function money.post(
  op_key text, of_kind text, sold money.sale, debits text[], credits text[], amounts bigint[], at timestamptz
) returns void
language plpgsql
as $$
begin
  perform money.write_down(op_key, of_kind, sold.order_id, sold.issuer_id, sold.currency, debits, credits, amounts, post.at);
end;
$$;
