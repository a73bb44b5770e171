-- Until the transaction ends, no one else can start or delete a conversation between these two.
create or replace function chat.lock_pair(one bigint, other bigint) returns void
language sql volatile
begin atomic
  select pg_advisory_xact_lock(hashtextextended('chat:' || least(one, other) || ':' || greatest(one, other), 0));
end;
