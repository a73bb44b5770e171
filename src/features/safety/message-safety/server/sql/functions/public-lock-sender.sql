-- Serialises a member's messages to fictional profiles until the transaction ends. Lock this before anything else.
create or replace function message_safety.public_lock_sender(account bigint) returns void
language sql volatile
begin atomic
  select wellbeing.public_lock_member(account);
end;
