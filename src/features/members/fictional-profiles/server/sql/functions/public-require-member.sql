-- Trigger: only members may initiate anything, so a fictional or sponsored profile cannot send a like, view, gift or first message.
-- Attach it before insert and pass the column with the acting account:
--   create trigger require_member before insert on likes.profile_like
--   for each row execute function fictional_profiles.public_require_member('liker_id');
create or replace function fictional_profiles.public_require_member() returns trigger
language plpgsql
as $$
declare
  actor constant bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
begin
  if not exists (select from accounts.public_account a where a.account_id = actor and a.kind = 'member') then
    raise exception 'account % is not a member and may not initiate anything in %.%', actor, tg_table_schema, tg_table_name
      using errcode = 'check_violation';
  end if;
  return new;
end;
$$;
