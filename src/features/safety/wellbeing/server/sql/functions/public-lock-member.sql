-- Lets what counts for a member's care come one after the other until the transaction ends: their messages to fictional profiles, to
-- whichever, and a pause that one of the staff asks for. Taken before any other lock.
create or replace function wellbeing.public_lock_member(account bigint) returns void
language sql volatile
begin atomic
  select pg_advisory_xact_lock(hashtextextended('care:' || account, 0));
end;
