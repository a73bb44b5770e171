-- Whoever received a photo removed it for themselves; who sent it keeps it, and so does what a report froze.
alter table chat.photo add column removed boolean not null default false;
