-- A side may mute a conversation until an instant, or for good (`infinity`): it stays on the list and counts nowhere else.
alter table chat.conversation add column a_muted_until timestamptz(3), add column b_muted_until timestamptz(3);

-- One of the two may close it with a goodbye out of a few; then nobody writes there before the same one opens it again.
alter table chat.conversation
  add column closed_by bigint,
  add column closed_at timestamptz(3),
  add column goodbye text,
  add constraint conversation_closed_by_one_of_them check (closed_by in (a_id, b_id)),
  add constraint conversation_closed_at_some_time check ((closed_by is null) = (closed_at is null)),
  add constraint conversation_goodbye_known check (
    goodbye in ('wishes', 'no_spark', 'met_someone', 'no_time') and (goodbye is null or closed_by is not null)
  );
create index conversation_closed_a on chat.conversation (a_id, last_at desc, public_id desc) where closed_by is not null;
create index conversation_closed_b on chat.conversation (b_id, last_at desc, public_id desc) where closed_by is not null;
