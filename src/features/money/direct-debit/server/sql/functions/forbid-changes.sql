-- Lifted blocks are append-only.
create or replace function direct_debit.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'lifted blocks are append-only: no % on direct_debit.%', lower(tg_op), tg_table_name using errcode = 'MN423';
end;
$$;
