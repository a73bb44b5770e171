-- The ledger is append-only.
create or replace function credits.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'the ledger is append-only: no % on credits.%', lower(tg_op), tg_table_name using errcode = 'MN423';
end;
$$;
