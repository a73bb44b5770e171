-- Acceptances of terms are append-only; they are deleted together with their account.
create or replace function accounts.forbid_changes() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE' and not exists (select from accounts.account a where a.id = old.account_id) then
    return old;
  end if;
  raise exception 'acceptances are append-only: no % on accounts.%', lower(tg_op), tg_table_name using errcode = 'MN423';
end;
$$;
