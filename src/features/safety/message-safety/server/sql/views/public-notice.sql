-- The notices of a conversation, by the id both sides know it by.
create or replace view message_safety.public_notice as
select conversation, after_seq, kind, at from message_safety.notice;
