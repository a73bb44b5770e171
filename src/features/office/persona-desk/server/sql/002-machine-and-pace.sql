-- How long the member had waited when the answer came; null where they were not waiting. For the pace of a day.
-- A machine may have written it, alone or with somebody; only what it wrote alone is nobody's of the staff.
alter table persona_desk.reply
  add column waited_seconds int constraint reply_wait_counts check (waited_seconds >= 0),
  add column author_kind text not null default 'staff' constraint reply_author_known check (author_kind in ('staff', 'ai', 'ai_assisted')),
  alter column staff_id drop not null,
  add constraint reply_is_somebodys check (staff_id is not null or author_kind = 'ai');
create index reply_when on persona_desk.reply (replied_at);
create index handover_when on persona_desk.handover (left_at);

-- What a machine proposed to somebody who answers, so that an answer bears its mark whatever the browser says. Kept for a day.
create table persona_desk.draft (
  id uuid constraint draft_pk primary key,
  conversation uuid not null,
  staff_id bigint not null,
  text text not null,
  made_at timestamptz(3) not null
);
create index draft_conversation on persona_desk.draft (conversation, staff_id, made_at desc);
create index draft_age on persona_desk.draft (made_at);
