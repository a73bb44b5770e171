-- Notes are append-only; they are deleted only with the account they are about.
create or replace function member_files.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'notes are append-only: no % on member_files.%', lower(tg_op), tg_table_name using errcode = 'MN423';
end;
$$;
