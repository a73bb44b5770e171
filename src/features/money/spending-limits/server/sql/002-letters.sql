-- The letter about a month's spending: whether it comes, and of which month the last one told.
alter table spending_limits.member
  add column letters boolean not null default true,
  add column told_month text constraint member_told_month check (told_month ~ '^[0-9]{4}-[0-9]{2}$');
