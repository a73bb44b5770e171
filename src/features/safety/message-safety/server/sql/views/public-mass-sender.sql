-- Whoever sent one opener to many, and when last.
create or replace view message_safety.public_mass_sender as
select account_id, last_at, recipients from message_safety.mass_sender;
