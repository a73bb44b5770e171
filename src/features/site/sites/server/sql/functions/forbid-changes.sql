-- The history of sites is append-only.
create or replace function sites.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'the history of sites is append-only: no % on sites.%', lower(tg_op), tg_table_name using errcode = 'MN423';
end;
$$;
