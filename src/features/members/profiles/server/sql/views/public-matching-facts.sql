-- The facts suggestions compare. No intimate interests: they never decide who is shown to whom.
create or replace view profiles.public_matching_facts as
select account_id, interests, signup_reason, relationship_status
from profiles.profile;
