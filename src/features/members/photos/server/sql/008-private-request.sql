-- Who asked an owner to see their private photos. Opening them answers it; "not now" keeps it, unseen, so that nobody asks twice.
create table photos.private_request (
  owner_id bigint not null,
  reader_id bigint not null,
  asked_at timestamptz(3) not null,
  put_off_at timestamptz(3),
  constraint private_request_pk primary key (owner_id, reader_id),
  constraint private_request_not_oneself check (owner_id <> reader_id)
);
create index private_request_of_reader on photos.private_request (reader_id);
