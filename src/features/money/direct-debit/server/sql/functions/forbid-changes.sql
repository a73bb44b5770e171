-- Lifted blocks are append-only.
create or replace function direct_debit.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'what was lifted is only ever added to: no % of directdebit.%', lower(tg_op), tg_table_name using errcode = 'MN423';
end;
$$;
