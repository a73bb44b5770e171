-- Explicit choices only; without a row, the site's default applies.
create or replace view fictional_profiles.public_preference as
select account_id, hidden from fictional_profiles.preference;
