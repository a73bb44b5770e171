-- Recalculates the revenue of up to `max_count` sales after number `after_number`. Returns the last number processed; null when
-- there are no more.
create or replace function accounting.recognise_revenue_batch(after_number bigint, max_count int, at timestamptz) returns bigint
language plpgsql
as $$
declare
  sale record;
  last_seen bigint;
begin
  for sale in
    select s.order_id, s.number, (s.spent, s.held) is distinct from
      (l.granted - l.remaining - l.taken_back - l.in_escrow, l.remaining + l.in_escrow) as moved
    from (select b.* from accounting.sale b where b.number > after_number order by b.number limit max_count) s
    left join lateral credits.public_lot(s.account_id, 'order:' || s.order_id) l on true
    order by s.number
  loop
    last_seen := sale.number;
    if sale.moved then
      perform accounting.recognise_sale_revenue(sale.order_id, recognise_revenue_batch.at);
    end if;
  end loop;
  return last_seen;
end;
$$;
