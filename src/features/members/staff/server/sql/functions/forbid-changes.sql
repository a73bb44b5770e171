-- The audit log is append-only.
create or replace function staff.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'the audit log is append-only: no % on staff.%', lower(tg_op), tg_table_name using errcode = 'MN423';
end;
$$;
