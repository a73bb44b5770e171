-- Books the outcome of a chargeback. `won`: the money is back. `lost`: the part of the order's remaining money that pays for
-- unspent credits is reversed, as in a refund; revenue from spent credits stays earned. Everything else the bank took is a loss,
-- including what had already been refunded. `verdict`: `booked`; `repeated`; `mismatch` (decided differently before);
-- `no_chargeback`.
create or replace function accounting.public_close_chargeback(key text, how text, at timestamptz, out verdict text)
language plpgsql
as $$
declare
  claim accounting.chargeback;
  sold accounting.sale;
  lot record;
  within bigint;
  unspent bigint;
  undone bigint;
begin
  select * into claim from accounting.chargeback c where c.key = public_close_chargeback.key;
  if not found then
    verdict := 'no_chargeback';
    return;
  end if;
  select * into sold from accounting.sale s where s.order_id = claim.order_id for update;
  select * into claim from accounting.chargeback c where c.key = public_close_chargeback.key;
  if claim.outcome is not null then
    verdict := case claim.outcome when how then 'repeated' else 'mismatch' end;
    return;
  end if;
  verdict := 'booked';
  update accounting.chargeback c set outcome = how, ended_at = public_close_chargeback.at where c.key = claim.key;
  update accounting.sale s set disputed_minor = s.disputed_minor - claim.amount_minor where s.order_id = claim.order_id;
  if how = 'won' then
    perform accounting.post_sale_operation('chargeback_won:' || claim.key, 'chargeback_won', sold,
      array['psp_clearing:' || sold.gateway], array['receivable:' || sold.country], array[claim.amount_minor], public_close_chargeback.at);
    return;
  end if;
  select * into lot from credits.public_lot(sold.account_id, 'order:' || claim.order_id);
  within := least(claim.amount_minor, sold.gross_minor - sold.returned_minor);
  -- Unspent credits among those the remaining money pays for; credits taken back and refunded by a withdrawal don't count.
  unspent := greatest(sold.credits_backed - (lot.granted - lot.remaining - lot.taken_back), 0);
  undone := case sold.credits_backed when 0 then within else (2 * within * unspent + sold.credits_backed) / (2 * sold.credits_backed) end;
  perform accounting.book_return('chargeback_lost:' || claim.key, 'chargeback_lost', claim.order_id, undone, 'receivable:' || sold.country,
    claim.amount_minor - undone, true, public_close_chargeback.at);
end;
$$;
