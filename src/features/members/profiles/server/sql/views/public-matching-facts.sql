-- What suggestions above compare: nothing intimate, for that never decides who is shown to whom.
create or replace view profiles.public_matching_facts as
select account_id, interests, signup_reason, relationship_status
from profiles.profile;
