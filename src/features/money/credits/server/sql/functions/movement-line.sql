-- The line of text that a movement's hash covers; `rules/check-statement.ts` builds the same line from a credit statement.
create or replace function credits.movement_line(movement credits.movement) returns text
language sql
stable
as $$
  select concat_ws('|', movement.version, movement.kind, movement.amount, movement.bonus, movement.bought, movement.balance, movement.reason,
    coalesce(movement.ref, ''), coalesce(movement.reverses::text, ''),
    to_char(movement.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    coalesce((
      select l.currency || ' ' || l.price_minor from credits.lot l where l.account_id = movement.account_id and l.lot = movement.version
    ), ''),
    coalesce((
      select string_agg(concat(t.debit, '>', t.credit, ' ', t.amount, ' ', t.lot, '.', t.lot_version, '=', t.lot_left), ',' order by t.line)
      from credits.transfer t
      where t.account_id = movement.account_id and t.version = movement.version
    ), ''))
$$;
