-- Serialises changes to a member's codes until the transaction ends. Lock this before any order.
create or replace function discounts.public_lock_member(account bigint) returns void
language sql volatile
begin atomic
  select pg_advisory_xact_lock(hashtextextended('discounts:' || account, 0));
end;
