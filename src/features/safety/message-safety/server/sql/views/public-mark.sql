-- What the receivers of messages are warned of.
create or replace view message_safety.public_mark as
select conversation, seq, recipient_id, kinds from message_safety.mark;
