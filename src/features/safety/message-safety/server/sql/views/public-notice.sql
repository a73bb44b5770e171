-- Notices by the conversation's public id.
create or replace view message_safety.public_notice as
select conversation, after_seq, kind, at from message_safety.notice;
