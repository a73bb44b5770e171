-- Lets whatever else becomes of a member's codes come after this transaction. Taken before the lock of any order.
create or replace function discounts.public_lock_member(account bigint) returns void
language sql volatile
begin atomic
  select pg_advisory_xact_lock(hashtextextended('discounts:' || account, 0));
end;
