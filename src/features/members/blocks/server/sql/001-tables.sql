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
-- The list of whom one has blocked, a page at a time.
create index block_latest on blocks.block (account_id, since desc, other_id desc) where own;

-- People a member does not want to meet, named by an address of theirs (BEY-24). The address itself is nowhere: only its keyed hash.
create table blocks.contact (
  id bigint generated always as identity constraint contact_pk primary key,
  -- The id its owner takes it off the list by.
  contact_id uuid not null constraint contact_outside_id_once unique,
  account_id bigint not null,
  pool_id smallint not null,
  kind text not null constraint contact_kind_known check (kind in ('email', 'phone')),
  mark bytea not null constraint contact_mark_whole check (octet_length(mark) = 32),
  -- What the owner calls it.
  label text constraint contact_label_not_empty check (label <> ''),
  added_at timestamptz(3) not null,
  constraint contact_once unique (account_id, mark)
);
create index contact_by_mark on blocks.contact (pool_id, mark);
create index contact_latest on blocks.contact (account_id, added_at desc, contact_id desc);

-- Whom a contact turned out to be. It stays when that person moves to another address, until the contact is taken off the list.
create table blocks.contact_match (
  contact_id bigint not null constraint contact_match_contact_fk references blocks.contact on delete cascade,
  account_id bigint not null,
  other_id bigint not null,
  constraint contact_match_pk primary key (contact_id, other_id),
  constraint contact_match_not_oneself check (account_id <> other_id)
);
create index contact_match_pair on blocks.contact_match (account_id, other_id);
create index contact_match_other on blocks.contact_match (other_id);

-- The keyed hash of a phone number its owner has confirmed.
create table blocks.phone (
  account_id bigint constraint phone_pk primary key,
  pool_id smallint not null,
  mark bytea not null constraint phone_mark_whole check (octet_length(mark) = 32)
);
create index phone_by_mark on blocks.phone (pool_id, mark);
