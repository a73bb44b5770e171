-- Serialises changes between two members: what follows sees everything committed about them.
create or replace function likes.lock_pair(one bigint, two bigint) returns void
language sql
begin atomic
  select pg_advisory_xact_lock(hashtextextended('likes ' || least(one, two) || ' ' || greatest(one, two), 0));
end;
