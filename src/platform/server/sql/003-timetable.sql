-- Up to which instant each timed job has been started.
create table platform.timetable (
  job text constraint timetable_pk primary key,
  done_until timestamptz(3) not null
);
