-- Before the bytes of a photo are deleted it is asked whether another photo has the same.
create index photo_key on photos.photo (key);
