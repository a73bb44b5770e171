-- Releases a held spend, which is then earned. Returns whether it was held; a refund of the spend
-- settles its hold automatically.
create or replace function credits.public_release_hold(account bigint, key text, at timestamptz) returns boolean
language plpgsql
as $$
declare
  spend bigint;
begin
  perform from credits.wallet w where w.account_id = account for update;
  select m.version into spend from credits.movement m
  where m.account_id = account and m.kind = 'spend' and m.key = public_release_hold.key;
  return coalesce(credits.settle_hold(account, spend, 'released', public_release_hold.at), false);
end;
$$;
