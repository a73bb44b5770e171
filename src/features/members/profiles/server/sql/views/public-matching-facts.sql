-- The facts used for suggestions. No intimate interests, because they never affect who is shown to
-- whom.
create or replace view profiles.public_matching_facts as
select account_id, interests, traits ->> 'signup_reason' as signup_reason, traits ->> 'relationship_status' as relationship_status
from profiles.profile;
