-- Books that a refund was paid from the operator's own bank account instead: the provider still has the money. `verdict`: `booked`;
-- `repeated`; `mismatch` (the key was used for something else); `no_sale`.
create or replace function accounting.public_book_manual_refund(for_order uuid, amount_minor bigint, key text, at timestamptz, out verdict text)
language plpgsql
as $$
declare
  sale accounting.sale;
begin
  select * into sale from accounting.sale s where s.order_id = for_order for update;
  if not found then
    verdict := 'no_sale';
    return;
  end if;
  verdict := coalesce(accounting.check_operation_key('by_hand:' || key, 'by_hand', for_order, amount_minor), 'booked');
  if verdict = 'booked' then
    perform accounting.post_sale_operation('by_hand:' || key, 'by_hand', sale,
      array['psp_clearing:' || sale.gateway], array['by_hand:' || sale.country], array[amount_minor], public_book_manual_refund.at);
  end if;
end;
$$;
