-- Books the outcome of a chargeback. `won`: the money has come back. `lost`: the part of the
-- order's remaining money that pays for unspent credits is reversed, as in a refund; revenue from
-- spent credits stays earned. Everything else the bank took is a loss, including what had already
-- been refunded. `verdict`: `booked`; `repeated`; `mismatch` (decided differently before);
-- `no_chargeback`.
create or replace function accounting.public_close_chargeback(key text, new_outcome text, at timestamptz, out verdict text)
language plpgsql
as $$
declare
  claim accounting.chargeback;
  sale accounting.sale;
  lot record;
  covered bigint;
  unspent bigint;
  reversed bigint;
begin
  select * into claim from accounting.chargeback c where c.key = public_close_chargeback.key;
  if not found then
    verdict := 'no_chargeback';
    return;
  end if;
  select * into sale from accounting.sale s where s.order_id = claim.order_id for update;
  select * into claim from accounting.chargeback c where c.key = public_close_chargeback.key;
  if claim.outcome is not null then
    verdict := case claim.outcome when new_outcome then 'repeated' else 'mismatch' end;
    return;
  end if;
  verdict := 'booked';
  update accounting.chargeback c set outcome = new_outcome, ended_at = public_close_chargeback.at where c.key = claim.key;
  update accounting.sale s set disputed_minor = s.disputed_minor - claim.amount_minor where s.order_id = claim.order_id;
  if new_outcome = 'won' then
    perform accounting.post_sale_operation('chargeback_won:' || claim.key, 'chargeback_won', sale,
      array['psp_clearing:' || sale.gateway], array['receivable:' || sale.country], array[claim.amount_minor], public_close_chargeback.at);
    return;
  end if;
  select * into lot from credits.public_lot(sale.account_id, 'order:' || claim.order_id);
  covered := least(claim.amount_minor, sale.gross_minor - sale.returned_minor);
  -- Unspent credits among those that the remaining money pays for; credits taken back and refunded
  -- by a withdrawal don't count.
  unspent := greatest(sale.credits_backed - (lot.granted - lot.remaining - lot.taken_back), 0);
  reversed := case sale.credits_backed when 0 then covered else (2 * covered * unspent + sale.credits_backed) / (2 * sale.credits_backed) end;
  perform accounting.book_return('chargeback_lost:' || claim.key, 'chargeback_lost', claim.order_id, reversed, 'receivable:' || sale.country,
    claim.amount_minor - reversed, public_close_chargeback.at);
end;
$$;
