-- Whether conversation partners may learn what this account is doing now: that messages reached it, that it has read them, that it
-- is typing. Not in invisible mode.
create or replace function chat.shows_activity(account bigint) returns boolean
language sql stable parallel safe
return not coalesce((select p.invisible from accounts.public_account p where p.account_id = account), true);
