-- How far the product's clock runs ahead of the machine's. Moved by /dev/clock only.
create table platform.clock (
  only_row boolean default true constraint clock_pk primary key constraint clock_one_row check (only_row),
  ahead_ms bigint not null
);
