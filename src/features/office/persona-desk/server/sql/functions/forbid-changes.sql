-- Authorship of replies is append-only.
create or replace function persona_desk.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'replies are append-only: no % on persona_desk.%', lower(tg_op), tg_table_name using errcode = 'MN423';
end;
$$;
