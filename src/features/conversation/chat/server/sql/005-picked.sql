-- A gift's message holds the id of the gift, a sticker's (`gif`) where it is from and its id there, `source/id`. Neither ever bears words.
alter table chat.message add constraint message_picked_is_named check (
  case kind when 'gift' then body ~ '^[a-z0-9-]{1,64}$' when 'gif' then body ~ '^[a-z0-9-]{1,32}/[A-Za-z0-9_-]{1,100}$' else true end
);
