-- Holds everyone else who begins or ends something between the same two until the transaction ends.
create or replace function chat.lock_pair(one bigint, other bigint) returns void
language sql volatile
begin atomic
  select pg_advisory_xact_lock(hashtextextended('chat:' || least(one, other) || ':' || greatest(one, other), 0));
end;
