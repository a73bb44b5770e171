-- Books what a provider keeps of an order's money, once it tells. Verdicts: `booked`; `repeated`; `mismatch` for another sum
-- under the same key; `no_sale`.
create or replace function money.public_fee(for_order uuid, fee_minor bigint, key text, at timestamptz, out verdict text)
language plpgsql
as $$
declare
  sold money.sale;
begin
  if fee_minor is null or fee_minor <= 0 then
    raise exception 'a fee of %', fee_minor using errcode = 'invalid_parameter_value';
  end if;
  select * into sold from money.sale s where s.order_id = for_order for update;
  if not found then
    verdict := 'no_sale';
    return;
  end if;
  verdict := coalesce(money.known_as('fee:' || key, 'fee', for_order, fee_minor), 'booked');
  if verdict = 'booked' then
    perform money.post('fee:' || key, 'fee', sold,
      array['fees:' || sold.gateway], array['psp_clearing:' || sold.gateway], array[fee_minor], public_fee.at);
  end if;
end;
$$;
