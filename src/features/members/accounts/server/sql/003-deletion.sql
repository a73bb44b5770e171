-- When its owner deleted it; it comes back for 14 days and is erased after them.
alter table accounts.account
  add column deleted_at timestamptz(3),
  add constraint account_deleted_at_of_deleted check (deleted_at is null or status = 'deleted');
create index account_to_erase on accounts.account (deleted_at) where deleted_at is not null;

-- That an account was erased, and nothing of whose it was: the number stands in the last letter to its owner.
create table accounts.deletion_receipt (
  id uuid constraint deletion_receipt_pk primary key,
  site_id int not null,
  asked_at timestamptz(3) not null,
  erased_at timestamptz(3) not null
);
