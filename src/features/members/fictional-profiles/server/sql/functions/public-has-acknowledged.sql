-- Whether a member has acknowledged a fictional profile in this version of the text; checked before anything is charged.
create or replace function fictional_profiles.public_has_acknowledged(account bigint, profile bigint, text_version text) returns boolean
language sql stable parallel safe
return exists (
  select from fictional_profiles.acknowledgement k
  where k.account_id = account and k.profile_id = profile and k.version = text_version
);
