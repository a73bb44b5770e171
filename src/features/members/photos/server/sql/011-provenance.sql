-- Where the picture of a profile that is nobody's comes from (F11): drawn or taken for it, licensed, with the consent of whom it shows, or
-- made by a program. Members' photos are their own and have none.
alter table photos.photo add column provenance text constraint photo_provenance_known
  check (provenance in ('own_work', 'licensed', 'model_release', 'generated'));
