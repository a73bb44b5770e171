-- What the honesty page counts: messages in the name of fictional profiles, and how first messages were answered.
create index message_authored on chat.message (at) where author_kind is not null;
create index conversation_begun on chat.conversation (pool_id, started_at);
