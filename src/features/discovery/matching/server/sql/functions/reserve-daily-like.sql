-- Uses up one of the day's slots for a like. Returns `taken`, `spent` (no slot left today), `repeat` (this id was used before) or
-- `id_used` (for another member).
create or replace function matching.reserve_daily_like(account bigint, press uuid, other bigint, today date, most int, at timestamptz)
returns text
language plpgsql
as $$
declare
  pressed bigint;
begin
  -- Serialises one member's likes, so that the count sees every committed one.
  perform pg_advisory_xact_lock(hashtextextended('matching.swipe', account));

  select s.other_id into pressed from matching.swipe s where s.account_id = account and s.id = press;
  if found then
    return case when pressed = other then 'repeat' else 'id_used' end;
  end if;

  insert into matching.swipe (account_id, id, other_id, at, day, daily_slot)
  select account, press, other, reserve_daily_like.at, today, n
  from generate_series(1, most) n
  where not exists (
    select from matching.swipe s
    where s.account_id = account and s.day = today and s.daily_slot = n and s.undone_at is null
  )
  order by n
  limit 1;
  return case when found then 'taken' else 'spent' end;
end;
$$;
