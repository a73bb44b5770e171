-- Serialises changes between two members, so that everything that follows sees all committed
-- changes.
create or replace function likes.lock_pair(one bigint, two bigint) returns void
language sql
begin atomic
  select pg_advisory_xact_lock(hashtextextended('likes ' || least(one, two) || ' ' || greatest(one, two), 0));
end;
