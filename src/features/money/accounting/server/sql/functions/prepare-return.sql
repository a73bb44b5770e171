-- Prepares booking returned money: locks the sale and checks the key. `verdict`: `booked` (may be
-- booked now); `repeated`; `mismatch` (the key was used for something else); `no_sale`; `too_much`
-- (refunds would exceed the payment). Money taken by a bank is booked regardless of the amount,
-- because it is gone.
create or replace function accounting.prepare_return(
  of_kind text, for_order uuid, amount_minor bigint, key text, out verdict text, out sale accounting.sale
)
language plpgsql
as $$
declare
  refunded bigint;
begin
  if amount_minor is null or amount_minor <= 0 then
    raise exception 'a % of %', of_kind, amount_minor using errcode = 'invalid_parameter_value';
  end if;
  select * into sale from accounting.sale s where s.order_id = for_order for update;
  if not found then
    verdict := 'no_sale';
    return;
  end if;
  verdict := accounting.check_operation_key(of_kind || ':' || key, of_kind, for_order, amount_minor);
  if verdict is not null then
    return;
  end if;
  verdict := 'booked';
  if of_kind = 'refund' then
    select coalesce(sum(o.declared_minor), 0) into refunded from accounting.operation o where o.order_id = for_order and o.kind = 'refund';
    if refunded + amount_minor > sale.gross_minor then
      verdict := 'too_much';
    end if;
  end if;
end;
$$;
