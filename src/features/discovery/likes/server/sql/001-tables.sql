-- Who likes whom. A like belongs to the inbox it lands in: the key begins with the one who is liked, for that is what everybody's poll asks.
create table likes.profile_like (
  liked_id bigint not null,
  liker_id bigint not null,
  at timestamptz(3) not null,
  -- When the one who is liked first opened the liker's profile since; null is a new like.
  seen_at timestamptz(3),
  constraint profile_like_pk primary key (liked_id, liker_id),
  constraint profile_like_not_oneself check (liked_id <> liker_id)
);
-- The list of likes received, new before seen.
create index profile_like_received on likes.profile_like (liked_id, (seen_at is null) desc, at desc, liker_id desc);
-- What a poll asks: mostly nothing, and then it reads nothing.
create index profile_like_new on likes.profile_like (liked_id) include (liker_id) where seen_at is null;
-- The list of likes given.
create index profile_like_by on likes.profile_like (liker_id, at desc, liked_id desc);

-- Two who like each other. Each match is two rows, so that either side finds it by its own key. It is made by likes.add_like
-- alone, stands on both likes and falls with either.
create table likes.match (
  account_id bigint not null,
  other_id bigint not null,
  -- The id others see, the same in both rows.
  id uuid not null,
  at timestamptz(3) not null,
  constraint match_pk primary key (account_id, other_id),
  constraint match_id_once unique (account_id, id),
  constraint match_like_received_fk foreign key (account_id, other_id) references likes.profile_like (liked_id, liker_id) on delete cascade,
  constraint match_like_given_fk foreign key (other_id, account_id) references likes.profile_like (liked_id, liker_id) on delete cascade
);
create index match_latest on likes.match (account_id, at desc, other_id desc);

-- The ids that browsers gave their likes: a repeat that comes late, even after the like was taken back, has no second effect.
create table likes.like_request (
  liker_id bigint not null,
  id uuid not null,
  liked_id bigint not null,
  at timestamptz(3) not null,
  constraint like_request_pk primary key (liker_id, id)
);
create index like_request_age on likes.like_request (at);
