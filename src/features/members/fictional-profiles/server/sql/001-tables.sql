-- A member's choice about seeing profiles that aren't members (BEY-03); no row if they have never
-- chosen.
create table fictional_profiles.preference (
  account_id bigint constraint preference_pk primary key,
  hidden boolean not null,
  chosen_at timestamptz(3) not null
);

-- A member's acknowledgement that a profile is fictional, with the version of the text shown. The
-- acknowledgement at sign-up is stored with the account.
create table fictional_profiles.acknowledgement (
  id bigint generated always as identity constraint acknowledgement_pk primary key,
  account_id bigint not null,
  profile_id bigint not null,
  version text not null,
  acknowledged_at timestamptz(3) not null,
  constraint acknowledgement_once unique (account_id, profile_id, version)
);
