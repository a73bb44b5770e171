-- What the job that makes AVIF looks for, which on most days is nothing.
create index photo_without_avif on photos.photo (avif_tries, id) where status = 'active' and avif_at is null;
