-- Books a provider's settlement with a company's bank account: `cleared` money of sales (positive if more came in than went out),
-- `fees` kept by the provider, and `unmatched` money that belongs to no sale. `verdict`: `booked`; `repeated`; `mismatch` (other
-- amounts under the same key); `nothing` (nothing to book).
create or replace function accounting.public_book_settlement(
  key text, gateway text, issuer int, of_currency text, cleared bigint, fees bigint, unmatched bigint, at timestamptz, out verdict text
)
language plpgsql
as $$
declare
  total constant bigint := abs(cleared) + abs(fees) + abs(unmatched);
begin
  if total = 0 then
    verdict := 'nothing';
    return;
  end if;
  select case when (o.kind, o.issuer_id, o.currency, o.declared_minor) = ('settlement', issuer, of_currency, total) then 'repeated'
    else 'mismatch' end into verdict
  from accounting.operation o where o.key = public_book_settlement.key;
  if verdict is not null then
    return;
  end if;
  verdict := 'booked';
  perform accounting.post_operation(public_book_settlement.key, 'settlement', null, issuer, of_currency,
    array['bank:' || gateway, 'fees:' || gateway, 'bank:' || gateway],
    array['psp_clearing:' || gateway, 'bank:' || gateway, 'unmatched:' || gateway],
    array[cleared, fees, unmatched], public_book_settlement.at);
end;
$$;
