-- Members whose emails have a neutral subject, preview and sender (BEY-19). Quiet mode itself belongs to a browser and isn't
-- stored.
create table quiet_mode.preference (
  account_id bigint constraint preference_pk primary key,
  neutral_emails boolean not null,
  chosen_at timestamptz(3) not null
);
