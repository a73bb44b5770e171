-- Members' photos. The bytes lie in the blobs, as <key>/160.webp, /480.webp and /960.webp; the same widths as AVIF are made after the photo was accepted.
create table photos.photo (
  id bigint generated always as identity constraint photo_pk primary key,
  public_id uuid not null constraint photo_public_id_once unique,
  account_id bigint not null,
  -- The id the browser made, so that a photo sent twice is kept once; null for photos that are no member's own upload.
  upload_id uuid,
  -- From 0; the main photo comes first whatever its position.
  position smallint not null constraint photo_in_a_place check (position >= 0),
  main boolean not null default false,
  private boolean not null default false,
  -- Only active ones are for others; waiting ones await review.
  status text not null constraint photo_status_known check (status in ('waiting', 'active', 'rejected')),
  -- Why a photo was not accepted; the owner is told in words.
  rejected_for text constraint photo_rejected_for_known
    check (rejected_for in ('explicit', 'not_own', 'underage', 'contact', 'unclear', 'other')),
  -- Of the largest width kept, in pixels.
  width smallint not null,
  height smallint not null,
  thumbhash bytea not null,
  key text not null,
  -- The owner's words for those who cannot see it.
  description text,
  -- Where the picture of a profile that is nobody's comes from (F11): drawn or taken for it, licensed, with the consent of whom it shows, or
  -- made by a program. Members' photos are their own and have none.
  provenance text constraint photo_provenance_known check (provenance in ('own_work', 'licensed', 'model_release', 'generated')),
  -- When it came, somebody else showed the same picture. Where members are trusted it is shown all the same, and a person looks at it.
  copied boolean not null default false,
  -- Counts the changes of its bytes (a new crop).
  version smallint not null default 1,
  created_at timestamptz(3) not null,
  -- When a person looked at it; null for photos shown on trust.
  reviewed_at timestamptz(3),
  -- When a person compared this photo with its owner and found the same face (BEY-14); null for all others, and for every new one.
  verified_at timestamptz(3),
  -- When the AVIF files were made, and how often making them went wrong; after a few times the photo stays as it is.
  avif_at timestamptz(3),
  avif_tries smallint not null default 0,
  constraint photo_uploaded_once unique (account_id, upload_id),
  constraint photo_main_not_private check (not (main and private)),
  constraint photo_measured check (width > 0 and height > 0),
  constraint photo_rejected_for_something check (rejected_for is null or status = 'rejected')
);
create unique index photo_one_main on photos.photo (account_id) where main;
create unique index photo_one_in_each_place on photos.photo (account_id, position);
-- Before the bytes of a photo are deleted it is asked whether another photo has the same.
create index photo_key on photos.photo (key);
-- The photos that wait to be looked at, the oldest first.
create index photo_waiting on photos.photo (created_at, id) where status = 'waiting';
create index photo_copied on photos.photo (created_at, id) where copied and status = 'active' and reviewed_at is null;
-- What the job that makes AVIF looks for, which on most days is nothing.
create index photo_without_avif on photos.photo (avif_tries, id) where status = 'active' and avif_at is null;

-- To whom someone opened their private photos. One row is all of them, now and later, until it is taken back.
create table photos.private_grant (
  owner_id bigint not null,
  reader_id bigint not null,
  since timestamptz(3) not null,
  constraint private_grant_pk primary key (owner_id, reader_id),
  constraint private_grant_not_oneself check (owner_id <> reader_id)
);
create index private_grant_of_reader on photos.private_grant (reader_id);

-- Who asked an owner to see their private photos. Opening them answers it; "not now" keeps it, unseen, so that nobody asks twice.
create table photos.private_request (
  owner_id bigint not null,
  reader_id bigint not null,
  requested_at timestamptz(3) not null,
  put_off_at timestamptz(3),
  constraint private_request_pk primary key (owner_id, reader_id),
  constraint private_request_not_oneself check (owner_id <> reader_id)
);
create index private_request_of_reader on photos.private_request (reader_id);

-- The print of each photo: 64 bits by which copies of one picture are found (BEY-16). It recognises a picture and nobody in it. Of someone
-- removed for deceiving members the prints alone are kept, without a photo and without whose they were.
create table photos.perceptual_hash (
  id bigint generated always as identity constraint perceptual_hash_pk primary key,
  photo_id bigint constraint perceptual_hash_photo_once unique constraint perceptual_hash_photo_fk references photos.photo on delete cascade,
  bits bigint not null,
  computed_at timestamptz(3) not null
);
-- Of two that differ in at most seven bits one of four quarters differs in at most one: each quarter is looked up by itself.
create index perceptual_hash_first on photos.perceptual_hash (((bits >> 48) & 65535));
create index perceptual_hash_second on photos.perceptual_hash (((bits >> 32) & 65535));
create index perceptual_hash_third on photos.perceptual_hash (((bits >> 16) & 65535));
create index perceptual_hash_fourth on photos.perceptual_hash ((bits & 65535));
create index perceptual_hash_kept on photos.perceptual_hash (computed_at) where photo_id is null;

-- Members' photos from before there were prints; a job makes theirs and empties this.
create table photos.perceptual_hash_queue (
  photo_id bigint constraint perceptual_hash_queue_pk primary key constraint perceptual_hash_queue_photo_fk references photos.photo on delete cascade
);
