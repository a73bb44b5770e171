-- What every way in which money leaves an order begins with: the sale is locked, and whether so much may leave is judged.
-- Verdicts: `booked` for what may be booked now; `repeated` for a key that was used before; `mismatch` when it was used for something
-- else; `no_sale`; `too_much` when more would leave than came.
create or replace function money.begin_return(
  of_kind text, for_order uuid, amount_minor bigint, key text, out verdict text, out sold money.sale
)
language plpgsql
as $$
begin
  if amount_minor is null or amount_minor <= 0 then
    raise exception 'a % of %', of_kind, amount_minor using errcode = 'invalid_parameter_value';
  end if;
  select * into sold from money.sale s where s.order_id = for_order for update;
  if not found then
    verdict := 'no_sale';
    return;
  end if;
  verdict := money.known_as(of_kind || ':' || key, of_kind, for_order, amount_minor);
  if verdict is null then
    verdict := case when sold.returned_minor + sold.disputed_minor + amount_minor > sold.gross_minor then 'too_much' else 'booked' end;
  end if;
end;
$$;
