-- Books that a refund has left the provider: call it when the provider says so, in the transaction that says it to the member, with
-- `invoices.public_issue_credit_note` for the same sum and, where credits return, `credits.public_take_back` before it. `of_credits` says that it is the
-- price of credits that were taken back; a refund of goodwill leaves them. What a bank has taken of the order already is lost a second time.
-- Verdicts as of `accounting.prepare_return`.
create or replace function accounting.public_book_refund(
  for_order uuid, amount_minor bigint, key text, at timestamptz, of_credits boolean default true, out verdict text
)
language plpgsql
as $$
declare
  begun record;
  sold accounting.sale;
  within bigint;
begin
  select * into begun from accounting.prepare_return('refund', for_order, amount_minor, key);
  verdict := begun.verdict;
  sold := begun.sold;
  if verdict <> 'booked' then
    return;
  end if;
  within := least(amount_minor, sold.gross_minor - sold.returned_minor);
  -- What a claim left no room for is known, should that be won after all.
  perform accounting.book_return('refund:' || key, 'refund', for_order, within, 'psp_clearing:' || sold.gateway, amount_minor - within, of_credits,
    public_book_refund.at);
  update accounting.sale s set overlap_minor = s.overlap_minor + amount_minor - within where s.order_id = for_order and amount_minor > within;
end;
$$;
