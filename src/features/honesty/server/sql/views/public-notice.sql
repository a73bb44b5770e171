-- The notices of a conversation, by the id both sides know it by.
create or replace view honesty.public_notice as
select conversation, after_seq, kind, at from honesty.notice;
