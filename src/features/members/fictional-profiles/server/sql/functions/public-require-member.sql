-- A fictional or sponsored profile never begins anything: no like, view, gift or first message, whoever asks for it.
-- Tables of such acts hang it before insert and name the column that holds the one who acts:
--   create trigger require_member before insert on likes.like_given
--   for each row execute function fictional_profiles.public_require_member('from_id');
create or replace function fictional_profiles.public_require_member() returns trigger
language plpgsql
as $$
declare
  actor constant bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
begin
  if not exists (select from accounts.public_account a where a.account_id = actor and a.kind = 'member') then
    raise exception 'account % is no member and may not begin anything in %.%', actor, tg_table_schema, tg_table_name
      using errcode = 'check_violation';
  end if;
  return new;
end;
$$;
