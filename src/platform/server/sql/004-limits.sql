-- How often something was done within a running window: one row per named limit and who is counted.
create table platform.limit_count (
  name text not null,
  -- A hash, so that no address lies here in the clear.
  key bytea not null,
  taken integer not null,
  ends_at timestamptz(3) not null,
  constraint limit_count_pk primary key (name, key)
);

create index limit_count_ended on platform.limit_count (ends_at);
