-- What a member chose to see of profiles that are not members (BEY-03); no row where nothing was chosen.
create table fictional_profiles.preference (
  account_id bigint constraint preference_pk primary key,
  hidden boolean not null,
  chosen_at timestamptz(3) not null
);

-- That a member knows a profile to be fictional, in the words shown then. What the sign-up form says is acknowledged in the account.
create table fictional_profiles.acknowledgement (
  id bigint generated always as identity constraint acknowledgement_pk primary key,
  account_id bigint not null,
  profile_id bigint not null,
  version text not null,
  acknowledged_at timestamptz(3) not null,
  constraint acknowledgement_once unique (account_id, profile_id, version)
);
