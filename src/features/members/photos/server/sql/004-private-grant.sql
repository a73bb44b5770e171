-- To whom someone opened their private photos. One row is all of them, now and later, until it is taken back.
create table photos.private_grant (
  owner_id bigint not null,
  reader_id bigint not null,
  since timestamptz(3) not null,
  constraint private_grant_pk primary key (owner_id, reader_id),
  constraint private_grant_not_oneself check (owner_id <> reader_id)
);
create index private_grant_of_reader on photos.private_grant (reader_id);
