-- The claim on an item, expired or not. Until the transaction ends, no one else can claim this
-- item, even if it has no claim yet. A separate statement reads the claim, so that it sees what was
-- committed while waiting for the lock.
create or replace function staff.lock_claim(for_queue text, for_item uuid)
returns table (holder bigint, ends timestamptz)
language plpgsql volatile
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('claim:' || for_queue || ':' || for_item, 0));
  return query select c.staff_id, c.until from staff.claim c where c.queue = for_queue and c.item = for_item;
end;
$$;
