-- Books a chargeback: the money has left the provider, and the member owes it until the dispute is decided. Verdicts as in
-- `accounting.prepare_return`.
create or replace function accounting.public_book_chargeback(for_order uuid, amount_minor bigint, key text, at timestamptz, out verdict text)
language plpgsql
as $$
declare
  prepared record;
  sale accounting.sale;
begin
  select * into prepared from accounting.prepare_return('chargeback', for_order, amount_minor, key);
  verdict := prepared.verdict;
  sale := prepared.sale;
  if verdict <> 'booked' then
    return;
  end if;
  insert into accounting.chargeback (key, order_id, amount_minor, begun_at) values (key, for_order, amount_minor, public_book_chargeback.at);
  update accounting.sale s set disputed_minor = s.disputed_minor + amount_minor where s.order_id = for_order;
  perform accounting.post_sale_operation('chargeback:' || key, 'chargeback', sale,
    array['receivable:' || sale.country], array['psp_clearing:' || sale.gateway], array[amount_minor], public_book_chargeback.at);
end;
$$;
