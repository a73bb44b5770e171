-- When a member last acknowledged, in any version of the text, that a profile is fictional.
create or replace view fictional_profiles.public_acknowledgement as
select account_id, profile_id, max(acknowledged_at) as acknowledged_at from fictional_profiles.acknowledgement group by account_id, profile_id;
