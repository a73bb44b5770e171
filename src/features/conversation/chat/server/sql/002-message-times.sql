-- For counting the messages of a day. Messages are written in the order of time, so the smallest kind of index is enough.
create index message_at on chat.message using brin (at) with (pages_per_range = 32, autosummarize = on);
