-- The ledger is append-only.
create or replace function accounting.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'the ledger is append-only: no % on accounting.%', lower(tg_op), tg_table_name using errcode = 'MN423';
end;
$$;
