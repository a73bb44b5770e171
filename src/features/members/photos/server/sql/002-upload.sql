-- Members' own uploads: the id their browser made, so that one sent twice is kept once, and one photo in each place.
alter table photos.photo add column upload_id uuid;
alter table photos.photo add constraint photo_uploaded_once unique (account_id, upload_id);
drop index photos.photo_of_account;
create unique index photo_one_in_each_place on photos.photo (account_id, position);
alter table photos.photo add constraint photo_in_a_place check (position >= 0);
