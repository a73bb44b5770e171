-- Uses up one of the day's slots for a like. Returns `taken`, `spent` (no slot left today), `repeat` (this id was used before) or
-- `id_used` (for another member).
create or replace function matching.reserve_daily_like(account bigint, request_id uuid, other_account bigint, today date,
  daily_limit int, at timestamptz)
returns text
language plpgsql
as $$
declare
  existing_other bigint;
begin
  -- Serialises one member's likes, so that the count sees every committed one.
  perform pg_advisory_xact_lock(hashtextextended('matching.swipe', account));

  select s.other_id into existing_other from matching.swipe s where s.account_id = account and s.id = request_id;
  if found then
    return case when existing_other = other_account then 'repeat' else 'id_used' end;
  end if;

  insert into matching.swipe (account_id, id, other_id, at, day, daily_slot)
  select account, request_id, other_account, reserve_daily_like.at, today, n
  from generate_series(1, daily_limit) n
  where not exists (
    select from matching.swipe s
    where s.account_id = account and s.day = today and s.daily_slot = n and s.undone_at is null
  )
  order by n
  limit 1;
  return case when found then 'taken' else 'spent' end;
end;
$$;
