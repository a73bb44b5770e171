-- Recalculates an order's earned revenue from its credits, up or down: spent credits turn deferred revenue into revenue, returned
-- ones reverse it. Credits in escrow stay deferred. Locks the sale.
create or replace function accounting.recognise_sale_revenue(for_order uuid, at timestamptz) returns void
language plpgsql
as $$
declare
  sale accounting.sale;
  lot record;
  spent_now bigint;
  held_now bigint;
  earned_now bigint;
  delta bigint;
begin
  select * into sale from accounting.sale s where s.order_id = for_order for update;
  select * into lot from credits.public_lot(sale.account_id, 'order:' || for_order);
  if lot.granted is null then
    return;
  end if;
  spent_now := lot.granted - lot.remaining - lot.taken_back - lot.in_escrow;
  held_now := lot.remaining + lot.in_escrow;
  earned_now := accounting.earned_amount(sale.net_minor - sale.returned_net_minor, spent_now, held_now);
  delta := earned_now - sale.earned_minor;
  if delta = 0 and (sale.spent, sale.held) = (spent_now, held_now) then
    return;
  end if;
  update accounting.sale s
  set earned_minor = earned_now, steps = s.steps + case delta when 0 then 0 else 1 end, spent = spent_now, held = held_now
  where s.order_id = for_order;
  if delta > 0 then
    perform accounting.post_sale_operation('earned:' || for_order || ':' || sale.steps + 1, 'recognition', sale,
      array['deferred:' || sale.country], array['revenue:' || sale.country], array[delta], recognise_sale_revenue.at);
  elsif delta < 0 then
    perform accounting.post_sale_operation('earned:' || for_order || ':' || sale.steps + 1, 'recognition', sale,
      array['revenue:' || sale.country], array['deferred:' || sale.country], array[-delta], recognise_sale_revenue.at);
  end if;
end;
$$;
