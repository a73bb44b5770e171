-- The same widths as AVIF, made after the photo was accepted: <key>/160.avif, /480.avif and /960.avif.
alter table photos.photo add column avif_at timestamptz(3);
-- How often making them went wrong; after a few times the photo stays as it is.
alter table photos.photo add column avif_tries smallint not null default 0;
