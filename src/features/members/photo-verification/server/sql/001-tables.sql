-- The gesture or code a member was last asked to show in the selfie, chosen at random so that no one can prepare it.
create table photo_verification.challenge (
  account_id bigint constraint challenge_pk primary key,
  kind text not null constraint challenge_kind_known check (kind in ('gesture', 'choose', 'code', 'note')),
  -- The gestures drawn in this round; the last one is the current one.
  gestures text[] not null default '{}',
  code text,
  -- The member's message to the reviewer if neither a gesture nor a code is possible.
  note text not null default '',
  drawn_at timestamptz(3) not null,
  constraint challenge_code_where_asked check ((kind = 'code') = (code is not null))
);

-- A request to be verified by a person who compares the selfie with the photos (BEY-14).
create table photo_verification.request (
  id bigint generated always as identity constraint request_pk primary key,
  -- The id used by staff and in the decision.
  public_id uuid not null constraint request_public_id_once unique,
  account_id bigint not null,
  -- Idempotency key created by the browser.
  upload_id uuid not null,
  kind text not null constraint request_kind_known check (kind in ('gesture', 'code', 'note')),
  gesture text,
  code text,
  note text not null default '',
  -- Storage key of the selfie; null once it is deleted, at the latest when the request is closed.
  selfie_key text,
  status text not null constraint request_status_known
    check (status in ('waiting', 'verified', 'declined', 'withdrawn', 'lapsed', 'ended')),
  sent_at timestamptz(3) not null,
  -- When it was decided, withdrawn or ended.
  closed_at timestamptz(3),
  reason text,
  constraint request_sent_once unique (account_id, upload_id),
  constraint request_selfie_while_waiting check ((status = 'waiting') = (selfie_key is not null)),
  constraint request_words_while_waiting check (status = 'waiting' or (note = '' and code is null)),
  constraint request_closed check ((status = 'waiting') = (closed_at is null)),
  constraint request_reason_where_declined check ((status = 'declined') = (reason is not null))
);
create unique index request_one_waiting on photo_verification.request (account_id) where status = 'waiting';
create index request_latest on photo_verification.request (account_id, id desc);
create index request_queue on photo_verification.request (sent_at, id) where status = 'waiting';

-- An immutable decision. It refers only to the request, so it is anonymous once the account is
-- erased.
create table photo_verification.decision (
  request_id uuid constraint decision_pk primary key,
  outcome text not null constraint decision_outcome_known check (outcome in ('verified', 'declined')),
  reason text,
  -- Number of photos that showed the member.
  photos smallint not null,
  decided_by bigint not null,
  waited_seconds int not null,
  decided_at timestamptz(3) not null,
  constraint decision_reason_where_declined check ((outcome = 'declined') = (reason is not null)),
  constraint decision_shows_something check ((outcome = 'verified') = (photos > 0))
);
create index decision_latest on photo_verification.decision (decided_at);

-- Members who would like another member to verify their photos.
create table photo_verification.nudge (
  account_id bigint not null,
  other_id bigint not null,
  at timestamptz(3) not null,
  constraint nudge_pk primary key (account_id, other_id),
  constraint nudge_not_oneself check (account_id <> other_id)
);
create index nudge_of_other on photo_verification.nudge (other_id, at);

-- Members who dismissed the note about these requests, and until when.
create table photo_verification.nudge_snooze (
  account_id bigint constraint nudge_snooze_pk primary key,
  until timestamptz(3) not null
);
