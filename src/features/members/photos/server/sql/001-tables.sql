-- Members' photos, stored as <key>/160.webp, /480.webp and /960.webp. AVIF files of the same widths are created once the photo is
-- accepted.
create table photos.photo (
  id bigint generated always as identity constraint photo_pk primary key,
  public_id uuid not null constraint photo_public_id_once unique,
  account_id bigint not null,
  -- Idempotency key created by the browser; null for photos that a member didn't upload.
  upload_id uuid,
  -- Starts at 0; the main photo comes first regardless of its position.
  position smallint not null constraint photo_in_a_place check (position >= 0),
  main boolean not null default false,
  private boolean not null default false,
  -- Others see only `active` photos; `waiting` ones await review.
  status text not null constraint photo_status_known check (status in ('waiting', 'active', 'rejected')),
  -- Why the photo was rejected; shown to its owner in words.
  rejected_for text constraint photo_rejected_for_known
    check (rejected_for in ('explicit', 'not_own', 'underage', 'contact', 'unclear', 'other')),
  -- Pixel size of the largest stored version.
  width smallint not null,
  height smallint not null,
  thumbhash bytea not null,
  key text not null,
  -- The owner's alternative text.
  description text,
  -- Origin of a photo that does not show a member (F11): made for us, licensed, with a model
  -- release, or generated. Null for members' own photos.
  provenance text constraint photo_provenance_known check (provenance in ('own_work', 'licensed', 'model_release', 'generated')),
  -- Someone else already showed the same photo when it was uploaded. If members are trusted, it is shown anyway and sent for
  -- review.
  copied boolean not null default false,
  -- Incremented when the file changes (a new crop).
  version smallint not null default 1,
  created_at timestamptz(3) not null,
  -- When a person reviewed it; null if it was shown without review.
  reviewed_at timestamptz(3),
  -- When a person compared the photo with its owner and found the same face (BEY-14); null otherwise.
  verified_at timestamptz(3),
  -- When the AVIF files were created, and failed attempts; after a few attempts no more are made.
  avif_at timestamptz(3),
  avif_tries smallint not null default 0,
  constraint photo_uploaded_once unique (account_id, upload_id),
  constraint photo_main_not_private check (not (main and private)),
  constraint photo_measured check (width > 0 and height > 0),
  constraint photo_rejected_for_something check (rejected_for is null or status = 'rejected')
);
create unique index photo_one_main on photos.photo (account_id) where main;
create unique index photo_one_in_each_place on photos.photo (account_id, position);
-- For checking whether another photo uses a file before it is deleted.
create index photo_key on photos.photo (key);
-- Photos awaiting review, oldest first.
create index photo_waiting on photos.photo (created_at, id) where status = 'waiting';
create index photo_copied on photos.photo (created_at, id) where copied and status = 'active' and reviewed_at is null;
-- Photos without AVIF files; usually none.
create index photo_without_avif on photos.photo (avif_tries, id) where status = 'active' and avif_at is null;

-- Members who may see a member's private photos: all current and future ones, until access is
-- withdrawn.
create table photos.private_grant (
  owner_id bigint not null,
  reader_id bigint not null,
  since timestamptz(3) not null,
  constraint private_grant_pk primary key (owner_id, reader_id),
  constraint private_grant_not_oneself check (owner_id <> reader_id)
);
create index private_grant_of_reader on photos.private_grant (reader_id);

-- Requests to see private photos. Granting access answers them; "not now" keeps the row, hidden from the owner, so that no one can
-- ask twice.
create table photos.private_request (
  owner_id bigint not null,
  reader_id bigint not null,
  requested_at timestamptz(3) not null,
  put_off_at timestamptz(3),
  constraint private_request_pk primary key (owner_id, reader_id),
  constraint private_request_not_oneself check (owner_id <> reader_id)
);
create index private_request_of_reader on photos.private_request (reader_id);

-- 64-bit perceptual hash of each photo, for finding copies (BEY-16). It identifies pictures, not people. For members removed for
-- deception, only the hashes are kept, without photo or account.
create table photos.perceptual_hash (
  id bigint generated always as identity constraint perceptual_hash_pk primary key,
  photo_id bigint constraint perceptual_hash_photo_once unique constraint perceptual_hash_photo_fk references photos.photo on delete cascade,
  bits bigint not null,
  computed_at timestamptz(3) not null
);
-- If two hashes differ in at most seven bits, at least one of their four quarters differs in at most one bit. Each quarter is
-- looked up separately.
create index perceptual_hash_first on photos.perceptual_hash (((bits >> 48) & 65535));
create index perceptual_hash_second on photos.perceptual_hash (((bits >> 32) & 65535));
create index perceptual_hash_third on photos.perceptual_hash (((bits >> 16) & 65535));
create index perceptual_hash_fourth on photos.perceptual_hash ((bits & 65535));
create index perceptual_hash_kept on photos.perceptual_hash (computed_at) where photo_id is null;

-- Photos without a perceptual hash yet; a job computes them and empties this table.
create table photos.perceptual_hash_queue (
  photo_id bigint constraint perceptual_hash_queue_pk primary key constraint perceptual_hash_queue_photo_fk references photos.photo on delete cascade
);
