-- Explicit choices only: where there is no row, the site's default counts.
create or replace view fictional_profiles.public_preference as
select account_id, hidden from fictional_profiles.preference;
