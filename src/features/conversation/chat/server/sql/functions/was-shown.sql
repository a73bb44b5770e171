-- Whether a message's text was sent to its recipient: it was read, was on a page of the
-- conversation, or its beginning was in the list.
create or replace function chat.was_shown(conv chat.conversation, sender bigint, number int) returns boolean
language sql immutable parallel safe
return case sender
  when conv.a_id then number <= greatest(conv.b_read, conv.b_shown) or number = any(conv.b_previewed)
  else number <= greatest(conv.a_read, conv.a_shown) or number = any(conv.a_previewed)
end;
