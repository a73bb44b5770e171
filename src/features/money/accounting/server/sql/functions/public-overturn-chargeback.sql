-- Books that a chargeback ended differently than reported before. `lost` after `won`: the bank took
-- the money after all, booked as a separate claim under the key plus `:late`. `won` after `lost`:
-- the money has come back, the sale is restored and the loss reversed; refunds made while the claim
-- was open use the amount it frees up. `verdict`: `booked`; `repeated`; `mismatch` (it never ended
-- that way); `no_chargeback`.
create or replace function accounting.public_overturn_chargeback(key text, new_outcome text, at timestamptz, out verdict text)
language plpgsql
as $$
declare
  claim accounting.chargeback;
  sale accounting.sale;
  lot record;
  reversed bigint;
  moved bigint;
  returned bigint;
  vat bigint;
  net_back bigint;
begin
  -- The latest claim: the second one if it was won first and lost later.
  select * into claim from accounting.chargeback c
  where c.key in (public_overturn_chargeback.key, public_overturn_chargeback.key || ':late') order by length(c.key) desc limit 1;
  if not found then
    verdict := 'no_chargeback';
    return;
  end if;
  select * into sale from accounting.sale s where s.order_id = claim.order_id for update;
  select * into claim from accounting.chargeback c
  where c.key in (public_overturn_chargeback.key, public_overturn_chargeback.key || ':late') order by length(c.key) desc limit 1;
  if claim.outcome is not distinct from new_outcome then
    verdict := 'repeated';
    return;
  end if;
  if claim.outcome is null or new_outcome = 'lost' and claim.key <> public_overturn_chargeback.key then
    verdict := 'mismatch';
    return;
  end if;
  if new_outcome = 'lost' then
    verdict := accounting.public_book_chargeback(claim.order_id, claim.amount_minor, claim.key || ':late', at);
    perform accounting.public_close_chargeback(claim.key || ':late', 'lost', at);
    return;
  end if;

  verdict := 'booked';
  select coalesce(sum(t.amount_minor) filter (where a.code not like 'chargeback_loss:%'), 0) into reversed
  from accounting.transfer t join accounting.account a on a.id = t.debit where t.operation_key = 'chargeback_lost:' || claim.key;
  moved := least(sale.overlap_minor, sale.gross_minor - (sale.returned_minor - reversed));
  returned := sale.returned_minor - reversed + moved;
  vat := invoices.public_vat_share(claim.order_id, sale.returned_minor) - invoices.public_vat_share(claim.order_id, returned);
  net_back := reversed - moved - vat;
  select * into lot from credits.public_lot(sale.account_id, 'order:' || claim.order_id);
  update accounting.chargeback c set outcome = 'won', ended_at = public_overturn_chargeback.at where c.key = claim.key;
  update accounting.sale s
  set returned_minor = returned, returned_net_minor = s.returned_net_minor - net_back, overlap_minor = s.overlap_minor - moved,
    lost_minor = s.lost_minor - (claim.amount_minor - reversed) - moved,
    credits_backed = coalesce(lot.granted - lot.taken_back, s.credits_backed)
  where s.order_id = claim.order_id;
  perform accounting.post_sale_operation('chargeback_won:' || claim.key, 'chargeback_won', sale,
    array['psp_clearing:' || sale.gateway, 'psp_clearing:' || sale.gateway, 'psp_clearing:' || sale.gateway],
    array['deferred:' || sale.country, 'vat:' || sale.vat_country, 'chargeback_loss:' || sale.country],
    array[net_back, vat, claim.amount_minor - reversed + moved], public_overturn_chargeback.at);
  perform accounting.recognise_sale_revenue(claim.order_id, at);
end;
$$;
