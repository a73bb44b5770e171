-- Writes an operation of a sale with its transfers.
create or replace function accounting.post_sale_operation(
  op_key text, of_kind text, sold accounting.sale, debits text[], credits text[], amounts bigint[], at timestamptz
) returns void
language plpgsql
as $$
begin
  perform accounting.post_operation(op_key, of_kind, sold.order_id, sold.issuer_id, sold.currency, debits, credits, amounts, post_sale_operation.at);
end;
$$;
