-- Serialises changes between two members.
create or replace function blocks.lock_pair(one bigint, two bigint) returns void
language sql
begin atomic
  select pg_advisory_xact_lock(hashtextextended('blocks.pair ' || least(one, two) || ' ' || greatest(one, two), 0));
end;
