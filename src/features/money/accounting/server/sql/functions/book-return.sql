-- Books that `amount` was returned for good through account `out_of`, and that `lost` was lost. The
-- VAT share is no longer owed to the country, the rest is taken from deferred revenue, and earned
-- revenue is recalculated. The remaining money pays for the credits that weren't taken back. The
-- caller holds the sale's lock.
create or replace function accounting.book_return(
  op_key text, of_kind text, for_order uuid, amount bigint, out_of text, lost bigint, at timestamptz
) returns void
language plpgsql
as $$
declare
  sale accounting.sale;
  lot record;
  vat bigint;
  remaining_net bigint;
  unearned bigint;
begin
  select * into sale from accounting.sale s where s.order_id = for_order;
  vat := invoices.public_vat_share(for_order, sale.returned_minor + amount) - invoices.public_vat_share(for_order, sale.returned_minor);
  remaining_net := sale.net_minor - sale.returned_net_minor - (amount - vat);
  -- Revenue earned on an amount that is returned isn't earned any more.
  unearned := greatest(sale.earned_minor - remaining_net, 0);
  select * into lot from credits.public_lot(sale.account_id, 'order:' || for_order);
  update accounting.sale s
  set lost_minor = s.lost_minor + lost, credits_backed = coalesce(lot.granted - lot.taken_back, s.credits_backed),
    returned_minor = s.returned_minor + amount, returned_net_minor = s.net_minor - remaining_net, earned_minor = s.earned_minor - unearned,
    steps = s.steps + case unearned when 0 then 0 else 1 end
  where s.order_id = for_order;
  if unearned > 0 then
    perform accounting.post_sale_operation('earned:' || for_order || ':' || sale.steps + 1, 'recognition', sale,
      array['revenue:' || sale.country], array['deferred:' || sale.country], array[unearned], book_return.at);
  end if;
  perform accounting.post_sale_operation(op_key, of_kind, sale,
    array['deferred:' || sale.country, 'vat:' || sale.vat_country, 'chargeback_loss:' || sale.country], array[out_of, out_of, out_of],
    array[amount - vat, vat, lost], book_return.at);
  perform accounting.recognise_sale_revenue(for_order, book_return.at);
end;
$$;
