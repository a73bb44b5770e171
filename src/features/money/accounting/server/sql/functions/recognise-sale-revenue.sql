-- Recalculates an order's earned revenue from its credits, up or down: spent credits turn deferred revenue into revenue, returned
-- ones reverse it. Locks the sale.
create or replace function accounting.recognise_sale_revenue(for_order uuid, at timestamptz) returns void
language plpgsql
as $$
declare
  sold accounting.sale;
  lot record;
  spent_now bigint;
  due bigint;
  step bigint;
begin
  select * into sold from accounting.sale s where s.order_id = for_order for update;
  select * into lot from credits.public_lot(sold.account_id, 'order:' || for_order);
  if lot.granted is null then
    return;
  end if;
  spent_now := lot.granted - lot.remaining - lot.taken_back;
  due := accounting.earned_amount(sold.net_minor - sold.returned_net_minor, spent_now, lot.remaining);
  step := due - sold.earned_minor;
  if step = 0 and (sold.spent, sold.held) = (spent_now, lot.remaining) then
    return;
  end if;
  update accounting.sale s
  set earned_minor = due, steps = s.steps + case step when 0 then 0 else 1 end, spent = spent_now, held = lot.remaining
  where s.order_id = for_order;
  if step > 0 then
    perform accounting.post_sale_operation('earned:' || for_order || ':' || sold.steps + 1, 'recognition', sold,
      array['deferred:' || sold.country], array['revenue:' || sold.country], array[step], recognise_sale_revenue.at);
  elsif step < 0 then
    perform accounting.post_sale_operation('earned:' || for_order || ':' || sold.steps + 1, 'recognition', sold,
      array['revenue:' || sold.country], array['deferred:' || sold.country], array[-step], recognise_sale_revenue.at);
  end if;
end;
$$;
