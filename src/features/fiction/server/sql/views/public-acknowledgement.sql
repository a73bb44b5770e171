-- When a member last read, in whatever words, that a profile is fictional.
create or replace view fiction.public_acknowledgement as
select account_id, profile_id, max(acknowledged_at) as acknowledged_at from fiction.acknowledgement group by account_id, profile_id;
