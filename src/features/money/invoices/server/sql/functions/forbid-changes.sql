-- Invoices are append-only.
create or replace function invoices.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'invoices are append-only: no % on invoices.%', lower(tg_op), tg_table_name using errcode = 'MN423';
end;
$$;
