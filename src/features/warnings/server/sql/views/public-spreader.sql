-- Whoever sent one opener to many, and when last.
create or replace view warnings.public_spreader as
select account_id, last_at, recipients from warnings.spreader;
