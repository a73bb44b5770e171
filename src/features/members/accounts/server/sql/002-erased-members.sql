-- Accounts erased in the last weeks, so that a restored backup can erase them again. Only a hash of
-- the random public id: nothing here leads to a person once the account is gone.
create table accounts.erased_member (
  member_hash bytea constraint erased_member_pk primary key,
  erased_at timestamptz(3) not null
);
create index erased_member_age on accounts.erased_member (erased_at);
