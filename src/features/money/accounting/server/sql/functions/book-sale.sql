-- Books a paid order from its invoice, in the transaction that completes it: the net amount as deferred revenue, the VAT as owed to
-- the country. Idempotent.
create or replace function accounting.book_sale(for_order uuid, by_gateway text, at timestamptz) returns void
language plpgsql
as $$
declare
  sale accounting.sale;
begin
  insert into accounting.sale (order_id, account_id, issuer_id, gateway, currency, vat_country, country, gross_minor, net_minor, vat_minor,
    returned_minor, returned_net_minor, disputed_minor, earned_minor, steps, spent, held, credits_backed, at)
  select i.order_id, i.account_id, i.issuer_id, by_gateway, i.currency, i.vat_country, i.country, i.gross_minor, i.net_minor, i.vat_minor,
    0, 0, 0, 0, 0, 0, l.granted, l.granted, book_sale.at
  from invoices.public_invoice i
  cross join lateral credits.public_lot(i.account_id, 'order:' || i.order_id) l
  where i.order_id = for_order
  on conflict do nothing
  returning * into sale;
  if sale.order_id is null then
    return;
  end if;
  perform accounting.post_sale_operation('sale:' || for_order, 'sale', sale,
    array['psp_clearing:' || sale.gateway, 'psp_clearing:' || sale.gateway],
    array['deferred:' || sale.country, 'vat:' || sale.vat_country],
    array[sale.net_minor, sale.vat_minor], book_sale.at);
end;
$$;
