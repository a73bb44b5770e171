-- Closed by the operator while its owner had deleted it: it does not come back, and is erased on its day all the same.
alter table accounts.account
  add column barred boolean not null default false,
  add constraint account_barred_of_deleted check (not barred or status = 'deleted');
