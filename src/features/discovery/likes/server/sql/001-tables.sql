-- Likes of one account by another. The key starts with the liked account, because that is what every poll looks up.
create table likes.profile_like (
  liked_id bigint not null,
  liker_id bigint not null,
  at timestamptz(3) not null,
  -- When the liked member first opened the liker's profile; null means the like is new.
  seen_at timestamptz(3),
  constraint profile_like_pk primary key (liked_id, liker_id),
  constraint profile_like_not_oneself check (liked_id <> liker_id)
);
-- Received likes, new ones first.
create index profile_like_received on likes.profile_like (liked_id, (seen_at is null) desc, at desc, liker_id desc);
-- For polls: usually empty.
create index profile_like_new on likes.profile_like (liked_id) include (liker_id) where seen_at is null;
-- Likes given.
create index profile_like_by on likes.profile_like (liker_id, at desc, liked_id desc);

-- Two members who like each other: two rows per match, so that each side finds it by its own id. Only likes.add_like creates a
-- match; deleting either like deletes it.
create table likes.match (
  account_id bigint not null,
  other_id bigint not null,
  -- The public id, the same in both rows.
  id uuid not null,
  at timestamptz(3) not null,
  constraint match_pk primary key (account_id, other_id),
  constraint match_id_once unique (account_id, id),
  constraint match_like_received_fk foreign key (account_id, other_id) references likes.profile_like (liked_id, liker_id) on delete cascade,
  constraint match_like_given_fk foreign key (other_id, account_id) references likes.profile_like (liked_id, liker_id) on delete cascade
);
create index match_latest on likes.match (account_id, at desc, other_id desc);

-- Idempotency keys from browsers: a late retry has no effect, even if the like was removed since.
create table likes.like_request (
  liker_id bigint not null,
  id uuid not null,
  liked_id bigint not null,
  at timestamptz(3) not null,
  constraint like_request_pk primary key (liker_id, id)
);
create index like_request_age on likes.like_request (at);
