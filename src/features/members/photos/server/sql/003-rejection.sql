-- Why a photo was not accepted; the owner is told in words.
alter table photos.photo add column rejected_for text;
alter table photos.photo add constraint photo_rejected_for_known
  check (rejected_for in ('explicit', 'not_own', 'underage', 'contact', 'unclear', 'other'));
alter table photos.photo add constraint photo_rejected_for_something check (rejected_for is null or status = 'rejected');
