-- When a person compared this photo with its owner and found the same face (BEY-14); null for all others, and for every new one.
alter table photos.photo add column verified_at timestamptz(3);
