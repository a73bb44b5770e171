-- Who is out of whose sight. Each block is two rows, so that either side finds it by its own key.
create table blocks.block (
  account_id bigint not null,
  other_id bigint not null,
  -- Whether account_id is the one who blocked; both rows may be own, when each blocked the other.
  own boolean not null,
  since timestamptz(3) not null,
  constraint block_pk primary key (account_id, other_id),
  constraint block_not_oneself check (account_id <> other_id)
);
