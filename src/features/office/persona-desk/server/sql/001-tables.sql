-- Who answers which conversation right now, so that no two answer one.
create table persona_desk.claim (
  conversation uuid constraint claim_pk primary key,
  staff_id bigint not null,
  until timestamptz(3) not null
);

-- What someone left to whoever comes next.
create table persona_desk.handover (
  -- Made by the browser, so that a repeat leaves nothing twice.
  id uuid constraint handover_pk primary key,
  conversation uuid not null,
  -- The member it is about; it goes when they are erased.
  account_id bigint not null,
  staff_id bigint not null,
  note text not null constraint handover_says_something check (note ~ '\S'),
  for_lead boolean not null,
  left_at timestamptz(3) not null,
  -- Null until somebody who may has answered.
  settled_at timestamptz(3)
);
create index handover_conversation on persona_desk.handover (conversation, left_at desc);
create index handover_account on persona_desk.handover (account_id);
create index handover_when on persona_desk.handover (left_at);

-- Who wrote which answer. Only ever added to; holds no words and nothing of the member.
create table persona_desk.reply (
  message uuid constraint reply_pk primary key,
  conversation uuid not null,
  seq int not null,
  profile_id bigint not null,
  -- Null for what a machine wrote alone.
  staff_id bigint,
  author_kind text not null default 'staff' constraint reply_author_known check (author_kind in ('staff', 'ai', 'ai_assisted')),
  -- The ready-made honest reply.
  honest boolean not null,
  -- How long the member had waited when the answer came; null where they were not waiting. For the pace of a day.
  waited_seconds int constraint reply_wait_counts check (waited_seconds >= 0),
  replied_at timestamptz(3) not null,
  constraint reply_is_somebodys check (staff_id is not null or author_kind = 'ai')
);
create index reply_conversation on persona_desk.reply (conversation, seq);
create index reply_when on persona_desk.reply (replied_at);

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

-- How a fictional profile is written, kept by leads.
create table persona_desk.character_sheet (
  profile_id bigint constraint character_sheet_pk primary key,
  facts text not null,
  tone text not null,
  said text not null,
  version int not null constraint character_sheet_version_counts check (version >= 1),
  staff_id bigint not null,
  written_at timestamptz(3) not null
);
