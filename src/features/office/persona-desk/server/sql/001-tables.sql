-- A note for the next staff member.
create table persona_desk.handover (
  -- Idempotency key created by the browser.
  id uuid constraint handover_pk primary key,
  conversation uuid not null,
  -- The member it is about; deleted when they are erased.
  account_id bigint not null,
  staff_id bigint not null,
  note text not null constraint handover_says_something check (note ~ '\S'),
  for_lead boolean not null,
  left_at timestamptz(3) not null,
  -- Null until someone allowed to settle it has replied.
  settled_at timestamptz(3)
);
create index handover_conversation on persona_desk.handover (conversation, left_at desc);
create index handover_account on persona_desk.handover (account_id);
create index handover_when on persona_desk.handover (left_at);

-- The author of each reply. Append-only; contains no text and nothing about the member.
create table persona_desk.reply (
  message uuid constraint reply_pk primary key,
  conversation uuid not null,
  seq int not null,
  profile_id bigint not null,
  -- Null if AI wrote it alone.
  staff_id bigint,
  author_kind text not null default 'staff' constraint reply_author_known check (author_kind in ('staff', 'ai', 'ai_assisted')),
  -- The ready-made honest reply.
  honest boolean not null,
  -- How long the member had waited; null if they weren't waiting. For daily response times.
  waited_seconds int constraint reply_wait_counts check (waited_seconds >= 0),
  replied_at timestamptz(3) not null,
  constraint reply_is_somebodys check (staff_id is not null or author_kind = 'ai')
);
create index reply_conversation on persona_desk.reply (conversation, seq);
create index reply_when on persona_desk.reply (replied_at);

-- An AI draft shown to a staff member, so that replies are labelled correctly whatever the browser
-- reports. Kept for a day.
create table persona_desk.draft (
  id uuid constraint draft_pk primary key,
  conversation uuid not null,
  staff_id bigint not null,
  text text not null,
  made_at timestamptz(3) not null
);
create index draft_conversation on persona_desk.draft (conversation);
create index draft_staff on persona_desk.draft (staff_id);
create index draft_age on persona_desk.draft (made_at);

-- How a fictional profile writes, maintained by leads.
create table persona_desk.character_sheet (
  profile_id bigint constraint character_sheet_pk primary key,
  facts text not null,
  tone text not null,
  said text not null,
  version int not null constraint character_sheet_version_counts check (version >= 1),
  staff_id bigint not null,
  written_at timestamptz(3) not null
);
