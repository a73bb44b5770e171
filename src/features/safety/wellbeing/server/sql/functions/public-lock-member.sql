-- Serialises everything that affects a member's wellbeing until the transaction ends: their
-- messages to any fictional profile, and a pause requested by staff. Lock this before anything
-- else.
create or replace function wellbeing.public_lock_member(account bigint) returns void
language sql volatile
begin atomic
  select pg_advisory_xact_lock(hashtextextended('care:' || account, 0));
end;
