-- The lock that serialises changes between two members, for the features above, which must take it
-- before any locks of their own.
create or replace function blocks.public_lock_pair(one bigint, two bigint) returns void
language sql
begin atomic
  select blocks.lock_pair(one, two);
end;
