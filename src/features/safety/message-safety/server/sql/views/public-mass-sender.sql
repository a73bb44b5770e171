-- Senders of mass messages, and when they last sent one.
create or replace view message_safety.public_mass_sender as
select account_id, last_at, recipients from message_safety.mass_sender;
