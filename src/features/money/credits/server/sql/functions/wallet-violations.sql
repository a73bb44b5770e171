-- Violations of these wallets. One wallet at a time, because `account_id = 7` narrows every table the views join, while a range or
-- `= any (…)` narrows only the first one.
create or replace function credits.wallet_violations(accounts bigint[]) returns table (rule text, account bigint, number bigint)
language plpgsql
stable
as $$
declare
  wallet bigint;
begin
  foreach wallet in array accounts loop
    return query
      select l.rule, l.account_id, l.number::bigint from credits.ledger_violations l where l.account_id = wallet
      union all
      select s.rule, s.account_id, s.number from credits.wallet_seal_violations s where s.account_id = wallet;
  end loop;
end;
$$;
