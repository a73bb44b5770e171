-- Hidden members: `account_id` doesn't see `other_id`. A block is two rows, so that each side finds
-- it by its own id. Someone who listed the other as a contact is hidden from them in one direction
-- only, which is one row.
create table blocks.block (
  account_id bigint not null,
  other_id bigint not null,
  -- Whether `account_id` did the blocking; true in both rows if each blocked the other.
  own boolean not null,
  since timestamptz(3) not null,
  constraint block_pk primary key (account_id, other_id),
  constraint block_not_oneself check (account_id <> other_id)
);
-- The list of blocked members, page by page.
create index block_latest on blocks.block (account_id, since desc, other_id desc) where own;

-- People that a member doesn't want to be seen by, identified by email or phone (BEY-24). Only a
-- keyed hash is stored.
create table blocks.contact (
  id bigint generated always as identity constraint contact_pk primary key,
  -- The id used to remove it from the list.
  contact_id uuid not null constraint contact_outside_id_once unique,
  account_id bigint not null,
  pool_id smallint not null,
  kind text not null constraint contact_kind_known check (kind in ('email', 'phone')),
  mark bytea not null constraint contact_mark_whole check (octet_length(mark) = 32),
  -- The owner's name for it.
  label text constraint contact_label_not_empty check (label <> ''),
  added_at timestamptz(3) not null,
  constraint contact_once unique (account_id, mark)
);
create index contact_by_mark on blocks.contact (pool_id, mark);
create index contact_latest on blocks.contact (account_id, added_at desc, contact_id desc);

-- The accounts a contact was matched to. A match remains if that person changes address, until the contact is removed. There is no
-- foreign key: removing a contact takes equally long with and without a match, and a task deletes the match afterwards.
create table blocks.contact_match (
  contact_id bigint not null,
  -- The owner of the list, hidden from `other_id`.
  account_id bigint not null,
  other_id bigint not null,
  -- When the owner wrote to, liked or otherwise contacted the other, and so became visible to them
  -- again.
  lifted_at timestamptz(3),
  constraint contact_match_pk primary key (contact_id, other_id),
  constraint contact_match_not_oneself check (account_id <> other_id)
);
create index contact_match_pair on blocks.contact_match (account_id, other_id);
create index contact_match_other on blocks.contact_match (other_id);

-- Keyed hash of a confirmed phone number.
create table blocks.phone (
  account_id bigint constraint phone_pk primary key,
  pool_id smallint not null,
  mark bytea not null constraint phone_mark_whole check (octet_length(mark) = 32)
);
create index phone_by_mark on blocks.phone (pool_id, mark);
