-- Books that some of what was paid is given back for good, out of an account, and that some is lost: the tax in what returns is the
-- country's no more, the rest comes from what was owed as a service, and what is earned is reckoned anew. `of_credits` says that the credits for
-- it were taken back: what is left stands for the others. The caller has the sale locked.
create or replace function accounting.book_return(
  op_key text, of_kind text, for_order uuid, amount bigint, out_of text, lost bigint, of_credits boolean, at timestamptz
) returns void
language plpgsql
as $$
declare
  sold accounting.sale;
  lot record;
  vat bigint;
  kept bigint;
  unearned bigint;
begin
  select * into sold from accounting.sale s where s.order_id = for_order;
  vat := invoices.public_vat_share(for_order, sold.returned_minor + amount) - invoices.public_vat_share(for_order, sold.returned_minor);
  kept := sold.net_minor - sold.returned_net_minor - (amount - vat);
  -- What was earned of a sum that returns is earned no more.
  unearned := greatest(sold.earned_minor - kept, 0);
  select * into lot from credits.public_lot(sold.account_id, 'order:' || for_order);
  update accounting.sale s
  set lost_minor = s.lost_minor + lost, credits_backed = case when of_credits then coalesce(lot.granted - lot.taken_back, s.credits_backed) else s.credits_backed end,
    returned_minor = s.returned_minor + amount, returned_net_minor = s.net_minor - kept, earned_minor = s.earned_minor - unearned,
    steps = s.steps + case unearned when 0 then 0 else 1 end
  where s.order_id = for_order;
  if unearned > 0 then
    perform accounting.post_sale_operation('earned:' || for_order || ':' || sold.steps + 1, 'recognition', sold,
      array['revenue:' || sold.country], array['deferred:' || sold.country], array[unearned], book_return.at);
  end if;
  perform accounting.post_sale_operation(op_key, of_kind, sold,
    array['deferred:' || sold.country, 'vat:' || sold.vat_country, 'chargeback_loss:' || sold.country], array[out_of, out_of, out_of],
    array[amount - vat, vat, lost], book_return.at);
  perform accounting.recognise_sale_revenue(for_order, book_return.at);
end;
$$;
