-- The photos that wait to be looked at, the oldest first.
create index photo_waiting on photos.photo (created_at, id) where status = 'waiting';
