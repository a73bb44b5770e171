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

-- Who wrote which answer. Only ever added to; holds no words and nothing of the member.
create table persona_desk.reply (
  message uuid constraint reply_pk primary key,
  conversation uuid not null,
  seq int not null,
  profile_id bigint not null,
  staff_id bigint not null,
  -- The ready-made honest reply.
  honest boolean not null,
  replied_at timestamptz(3) not null
);
create index reply_conversation on persona_desk.reply (conversation, seq);

-- How a fictional profile is written, kept by leads.
create table persona_desk.sheet (
  profile_id bigint constraint sheet_pk primary key,
  facts text not null,
  tone text not null,
  said text not null,
  version int not null constraint sheet_version_counts check (version >= 1),
  staff_id bigint not null,
  written_at timestamptz(3) not null
);
