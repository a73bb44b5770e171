-- The ledger is append-only.
create or replace function accounting.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'the ledger is only ever added to: no % of money.%', lower(tg_op), tg_table_name using errcode = 'MN423';
end;
$$;
