-- The history of money is append-only.
create or replace function refunds.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'the refund history is append-only: no % on refunds.%', lower(tg_op), tg_table_name using errcode = 'MN423';
end;
$$;
