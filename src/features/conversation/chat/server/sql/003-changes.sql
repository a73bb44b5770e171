-- How often messages of a conversation were edited or deleted, so that a copy on a device is recognised as out of date.
alter table chat.conversation add column changes int not null default 0
  constraint conversation_changes_count check (changes >= 0);
