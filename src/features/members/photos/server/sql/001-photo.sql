-- Members' photos. The bytes lie in the blobs, as <key>/160.webp, /480.webp and /960.webp.
create table photos.photo (
  id bigint generated always as identity constraint photo_pk primary key,
  public_id uuid not null constraint photo_public_id_once unique,
  account_id bigint not null,
  -- From 0; the main photo comes first whatever its position.
  position smallint not null,
  main boolean not null default false,
  private boolean not null default false,
  -- Only active ones are for others; waiting ones await review.
  status text not null constraint photo_status_known check (status in ('waiting', 'active', 'rejected')),
  -- Of the largest width kept, in pixels.
  width smallint not null,
  height smallint not null,
  thumbhash bytea not null,
  key text not null,
  -- The owner's words for those who cannot see it.
  description text,
  -- Counts the changes of its bytes (a new crop).
  version smallint not null default 1,
  created_at timestamptz(3) not null,
  -- When a person looked at it; null for photos shown on trust.
  reviewed_at timestamptz(3),
  constraint photo_main_not_private check (not (main and private)),
  constraint photo_measured check (width > 0 and height > 0)
);
create unique index photo_one_main on photos.photo (account_id) where main;
create index photo_of_account on photos.photo (account_id, position, id);
