-- Stores the lines a provider reported for a day, and books the new ones once per company and currency. Idempotent; late lines
-- become a separate operation. Returns the number of new lines.
create or replace function accounting.record_payout_day(of_gateway text, of_day date, lines jsonb, at timestamptz) returns int
language plpgsql
as $$
declare
  new_lines int;
  unit record;
  key text;
begin
  insert into accounting.payout_day (gateway, day, requested_at) values (of_gateway, of_day, record_payout_day.at)
  on conflict on constraint payout_day_pk do update set requested_at = excluded.requested_at;
  insert into accounting.payout_line (gateway, id, day, kind, ref, order_id, issuer_id, currency, amount_minor)
  select of_gateway, l.id, of_day, l.kind, l.ref, s.order_id, coalesce(s.issuer_id, accounting.public_issuer_for_gateway(of_gateway,
    l.currency)),
    l.currency, l.amount_minor
  from jsonb_to_recordset(lines) l (id text, kind text, ref text, currency text, amount_minor bigint)
  left join payments.public_payment p on p.gateway = of_gateway and p.ref = l.ref and p.counted_as = 'price'
  -- A payment settled in another currency does not clear any of the sale.
  left join accounting.public_sale s on s.order_id = p.order_id and s.currency = l.currency
  on conflict on constraint payout_line_pk do nothing;
  get diagnostics new_lines = row_count;

  for unit in
    select l.issuer_id, l.currency,
      sum(l.amount_minor) filter (where l.kind in ('payment', 'refund', 'chargeback') and l.order_id is not null)::bigint as cleared,
      (-sum(l.amount_minor) filter (where l.kind = 'fee'))::bigint as fees,
      sum(l.amount_minor) filter (where l.kind = 'other' or l.kind in ('payment', 'refund', 'chargeback')
        and l.order_id is null)::bigint as unmatched,
      (select count(distinct b.operation_key) from accounting.payout_line b
        where b.gateway = of_gateway and b.day = of_day and b.issuer_id = l.issuer_id and b.currency = l.currency) as before
    from accounting.payout_line l
    where l.gateway = of_gateway and l.day = of_day and l.operation_key is null and l.issuer_id is not null
    group by l.issuer_id, l.currency order by l.issuer_id, l.currency
  loop
    key := 'settle:' || of_gateway || ':' || of_day || ':' || unit.issuer_id || ':' || unit.currency
      || case unit.before when 0 then '' else ':' || unit.before + 1 end;
    perform accounting.public_book_settlement(key, of_gateway, unit.issuer_id, unit.currency, coalesce(unit.cleared, 0), coalesce(unit.fees, 0),
      coalesce(unit.unmatched, 0), record_payout_day.at);
    update accounting.payout_line l set operation_key = key
    where l.gateway = of_gateway and l.day = of_day and l.operation_key is null and l.issuer_id = unit.issuer_id and l.currency = unit.currency;
  end loop;
  return new_lines;
end;
$$;
