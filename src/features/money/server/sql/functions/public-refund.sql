-- Books that a refund has left the provider: call it when the provider says so, in the transaction that says it to the member, with
-- `invoices.public_credit` for the same sum and, where credits return, `credits.public_take_back` before it.
-- Verdicts as of `money.begin_return`.
create or replace function money.public_refund(for_order uuid, amount_minor bigint, key text, at timestamptz, out verdict text)
language plpgsql
as $$
declare
  begun record;
begin
  select * into begun from money.begin_return('refund', for_order, amount_minor, key);
  verdict := begun.verdict;
  if verdict = 'booked' then
    perform money.give_back('refund:' || key, 'refund', for_order, amount_minor, 'psp_clearing:' || (begun.sold).gateway, 0, public_refund.at);
  end if;
end;
$$;
