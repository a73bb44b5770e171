-- Versions are append-only, except that one that hasn't started can be withdrawn.
create or replace function content_pages.forbid_changes() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and tg_level = 'ROW' and old.withdrawn_at is null and new.withdrawn_at < old.starts_at
     and to_jsonb(new) - 'withdrawn_at' = to_jsonb(old) - 'withdrawn_at' then
    return new;
  end if;
  raise exception 'versions of pages are append-only: no % on content_pages.%', lower(tg_op), tg_table_name using errcode = 'MN423';
end;
$$;
