-- Signals from a member's messages to fictional profiles (F12): no text. Kept for 30 days.
create table wellbeing.message_signal (
  account_id bigint not null,
  at timestamptz(3) not null,
  -- The credits it cost.
  credits int not null constraint message_signal_credits_count check (credits >= 0),
  -- Sent at night in the site's time zone.
  night boolean not null,
  -- Whether it mentions love, meeting or moving in, and whether it mentions not being well.
  attached boolean not null,
  distress boolean not null
);
create index message_signal_account on wellbeing.message_signal (account_id, at);
create index message_signal_age on wellbeing.message_signal (at);

-- A pause, during which the member isn't charged for writing to fictional profiles and a lead reviews the case.
create table wellbeing.pause (
  id bigint generated always as identity constraint pause_pk primary key,
  public_id uuid not null constraint pause_public_once unique,
  account_id bigint not null,
  pool_id smallint not null,
  profile_id bigint not null,
  -- The conversation in which it started, and the message after which it is shown.
  conversation uuid not null,
  after_seq int not null,
  reasons text[] not null constraint pause_reasons_known
    check (reasons <@ array['distress', 'attached', 'spending', 'night', 'agent'] and cardinality(reasons) > 0),
  begun_at timestamptz(3) not null,
  until timestamptz(3) not null,
  -- Null until a lead has reviewed it.
  reviewed_at timestamptz(3)
);
create unique index pause_one_open on wellbeing.pause (account_id) where reviewed_at is null;
create index pause_account on wellbeing.pause (account_id, begun_at desc);
create index pause_conversation on wellbeing.pause (conversation, after_seq);
create index pause_waiting on wellbeing.pause (pool_id, begun_at) where reviewed_at is null;

-- A lead's decision on a pause. Append-only; deleted when the member is erased.
create table wellbeing.review (
  -- Idempotency key created by the browser.
  id uuid constraint review_pk primary key,
  pause_id bigint not null constraint review_pause_fk references wellbeing.pause on delete cascade,
  staff_id bigint not null,
  act text not null constraint review_act_known check (act in ('keep', 'end', 'extend')),
  note text not null constraint review_says_something check (note ~ '\S'),
  until timestamptz(3) not null,
  at timestamptz(3) not null
);
create index review_pause on wellbeing.review (pause_id, at desc);
