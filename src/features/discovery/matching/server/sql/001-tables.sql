-- A member's choice about each profile in the swipe game. A like uses up one of the day's slots, a pass doesn't.
create table matching.swipe (
  account_id bigint not null,
  -- Idempotency key created by the browser; the like itself has the same one.
  id uuid not null,
  other_id bigint not null,
  at timestamptz(3) not null,
  -- Day in the site's time zone, and the number of the like on that day.
  day date,
  daily_slot smallint constraint swipe_daily_slot_counts_from_one check (daily_slot > 0),
  undone_at timestamptz(3),
  constraint swipe_pk primary key (account_id, id),
  constraint swipe_like_has_daily_slot check ((day is null) = (daily_slot is null)),
  constraint swipe_not_oneself check (account_id <> other_id)
);
-- No two likes of a day share a slot.
create unique index swipe_daily_slot on matching.swipe (account_id, day, daily_slot) where daily_slot is not null and undone_at is null;
-- Profiles already seen, and the latest action.
create index swipe_met on matching.swipe (account_id, at desc) include (other_id) where undone_at is null;
-- For deleting members who have left, and old rows.
create index swipe_other on matching.swipe (other_id);
create index swipe_age on matching.swipe (at);

-- The latest answers given in the match finder.
create table matching.finder_answers (
  account_id bigint constraint finder_answers_pk primary key,
  reason text,
  distance_km smallint,
  pace text not null constraint finder_answers_pace_known check (pace in ('quick', 'steady', 'slow')),
  interests text[] not null constraint finder_answers_three_interests check (cardinality(interests) <= 3),
  min_age smallint not null,
  max_age smallint not null,
  with_photo boolean not null,
  unattached boolean not null,
  saved_at timestamptz(3) not null,
  constraint finder_answers_ages_in_order check (min_age <= max_age)
);
