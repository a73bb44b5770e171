-- The history of money is append-only.
create or replace function refunds.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'what happened to money stays: no % of refunds.%', lower(tg_op), tg_table_name using errcode = 'MN423';
end;
$$;
