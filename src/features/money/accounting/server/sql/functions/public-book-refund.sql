-- Books that a refund has left the provider. Call it when the provider confirms, in the transaction
-- that notifies the member, together with `invoices.public_issue_credit_note` for the same amount,
-- and after `credits.public_take_back`. Any part of the order already taken by a bank is booked as
-- a loss. Verdicts as in `accounting.prepare_return`.
create or replace function accounting.public_book_refund(
  for_order uuid, amount_minor bigint, key text, at timestamptz, out verdict text
)
language plpgsql
as $$
declare
  prepared record;
  sale accounting.sale;
  covered bigint;
begin
  select * into prepared from accounting.prepare_return('refund', for_order, amount_minor, key);
  verdict := prepared.verdict;
  sale := prepared.sale;
  if verdict <> 'booked' then
    return;
  end if;
  covered := least(amount_minor, sale.gross_minor - sale.returned_minor);
  -- Keeps the part that an open claim left no room for, in case it is won.
  perform accounting.book_return('refund:' || key, 'refund', for_order, covered, 'psp_clearing:' || sale.gateway,
    amount_minor - covered, public_book_refund.at);
  update accounting.sale s set overlap_minor = s.overlap_minor + amount_minor - covered where s.order_id = for_order and amount_minor > covered;
end;
$$;
