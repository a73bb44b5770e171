-- The print of each photo: 64 bits by which copies of one picture are found (BEY-16). It recognises a picture and nobody in it. Of someone
-- removed for deceiving members the prints alone are kept, without a photo and without whose they were.
create table photos.print (
  id bigint generated always as identity constraint print_pk primary key,
  photo_id bigint constraint print_photo_once unique constraint print_photo_fk references photos.photo on delete cascade,
  bits bigint not null,
  kept_at timestamptz(3) not null
);
-- Of two that differ in at most seven bits one of four quarters differs in at most one: each quarter is looked up by itself.
create index print_first on photos.print (((bits >> 48) & 65535));
create index print_second on photos.print (((bits >> 32) & 65535));
create index print_third on photos.print (((bits >> 16) & 65535));
create index print_fourth on photos.print ((bits & 65535));
create index print_kept on photos.print (kept_at) where photo_id is null;

-- Members' photos from before there were prints; a job makes theirs and empties this.
create table photos.print_due (
  photo_id bigint constraint print_due_pk primary key constraint print_due_photo_fk references photos.photo on delete cascade
);
insert into photos.print_due (photo_id) select id from photos.photo where upload_id is not null;

-- When it came, somebody else showed the same picture. Where members are trusted it is shown all the same, and a person looks at it.
alter table photos.photo add column copied boolean not null default false;
create index photo_copied on photos.photo (created_at, id) where copied and status = 'active' and reviewed_at is null;
