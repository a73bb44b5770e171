-- Books that a refund has left the provider: call it when the provider says so, in the transaction that says it to the member, with
-- `invoices.public_credit` for the same sum and, where credits return, `credits.public_take_back` before it.
-- Verdicts: `booked`; `repeated` for a key that was used before; `mismatch` when it was used for something else; `no_sale`;
-- `too_much` when more would leave than came.
create or replace function money.public_refund(for_order uuid, amount_minor bigint, key text, at timestamptz, out verdict text)
language plpgsql
as $$
declare
  sold money.sale;
begin
  if amount_minor is null or amount_minor <= 0 then
    raise exception 'a refund of %', amount_minor using errcode = 'invalid_parameter_value';
  end if;
  select * into sold from money.sale s where s.order_id = for_order for update;
  if not found then
    verdict := 'no_sale';
    return;
  end if;
  verdict := money.known_as('refund:' || key, 'refund', for_order, amount_minor);
  if verdict is not null then
    return;
  end if;
  if sold.returned_minor + sold.disputed_minor + amount_minor > sold.gross_minor then
    verdict := 'too_much';
    return;
  end if;
  verdict := 'booked';
  perform money.give_back('refund:' || key, 'refund', for_order, amount_minor, 'psp_clearing:' || sold.gateway, 0, public_refund.at);
end;
$$;
