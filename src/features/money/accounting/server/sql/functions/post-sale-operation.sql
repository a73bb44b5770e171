-- Writes an operation of a sale with its transfers.
create or replace function accounting.post_sale_operation(
  op_key text, of_kind text, sale accounting.sale, debits text[], credits text[], amounts bigint[], at timestamptz
) returns void
language plpgsql
as $$
begin
  perform accounting.post_operation(op_key, of_kind, sale.order_id, sale.issuer_id, sale.currency, debits, credits, amounts,
    post_sale_operation.at);
end;
$$;
