-- What the receivers of messages are warned of.
create or replace view warnings.public_mark as
select conversation, seq, recipient_id, kinds from warnings.mark;
