-- Books that a bank took a payment back: the money left the provider, and the member owes it until it is decided.
-- Verdicts: `booked`; `repeated` for a key that was used before; `mismatch` when it was used for something else; `no_sale`;
-- `too_much` when more would leave than came.
create or replace function money.public_chargeback(for_order uuid, amount_minor bigint, key text, at timestamptz, out verdict text)
language plpgsql
as $$
declare
  sold money.sale;
begin
  if amount_minor is null or amount_minor <= 0 then
    raise exception 'a chargeback of %', amount_minor using errcode = 'invalid_parameter_value';
  end if;
  select * into sold from money.sale s where s.order_id = for_order for update;
  if not found then
    verdict := 'no_sale';
    return;
  end if;
  verdict := money.known_as('chargeback:' || key, 'chargeback', for_order, amount_minor);
  if verdict is not null then
    return;
  end if;
  if sold.returned_minor + sold.disputed_minor + amount_minor > sold.gross_minor then
    verdict := 'too_much';
    return;
  end if;
  verdict := 'booked';
  insert into money.chargeback (key, order_id, amount_minor, begun_at) values (key, for_order, amount_minor, public_chargeback.at);
  update money.sale s set disputed_minor = s.disputed_minor + amount_minor where s.order_id = for_order;
  perform money.post('chargeback:' || key, 'chargeback', sold,
    array['receivable:' || sold.country], array['psp_clearing:' || sold.gateway], array[amount_minor], public_chargeback.at);
end;
$$;
