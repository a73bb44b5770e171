-- Which emails a member wants (NTF-01); members without a row have the defaults of rules/preferences.ts.
create table notifications.preference (
  account_id bigint constraint preference_pk primary key,
  new_conversations boolean not null,
  new_messages boolean not null,
  likes boolean not null,
  unread_message_reminders boolean not null,
  weekly_updates boolean not null,
  reminders boolean not null,
  news boolean not null,
  promotions boolean not null,
  frequency text not null constraint preference_frequency_known check (frequency in ('at_once', 'daily', 'weekly')),
  message_text boolean not null,
  quiet_hours boolean not null,
  -- As the member's browser last reported it; null means the site's.
  time_zone text,
  -- The kinds switched off by unsubscribing in a mail app, until they are switched on again (NTF-02).
  unsubscribed text[] not null,
  changed_at timestamptz(3) not null
);

-- An email about news for a member: the queue, and for 13 days what became of each email. News of the same kind joins the email
-- that is still waiting, so there is at most one of each kind.
create table notifications.email (
  -- Also the key of its Message-ID.
  id uuid constraint email_pk primary key,
  account_id bigint not null,
  kind text not null constraint email_kind_known
    check (kind in ('new_conversations', 'new_messages', 'like', 'unread_message_reminders', 'weekly_updates', 'news', 'promotions')),
  -- The subjects: conversations, matches and newsletters by id, or likes; looked up when it is sent.
  topics text[] not null,
  -- `unknown`: the server died, or the connection was lost, while the mail server was accepting it. It isn't sent again.
  state text not null constraint email_state_known
    check (state in ('waiting', 'sending', 'sent', 'dropped', 'bounced', 'given_up', 'unknown')),
  created_at timestamptz(3) not null,
  -- Not to be processed before this time; the end of the lease while a server is working on it.
  next_at timestamptz(3) not null,
  tries int not null,
  -- When the mail server was contacted. From then on it may have accepted the email.
  handed_at timestamptz(3),
  settled_at timestamptz(3),
  constraint email_settled_at_end check ((settled_at is null) = (state in ('waiting', 'sending')))
);
create unique index email_waiting_once on notifications.email (account_id, kind) where state = 'waiting' and kind not in ('news', 'promotions');
-- Each newsletter is queued once for each member; its outcomes are counted by it.
create unique index email_newsletter_once on notifications.email ((topics[1]), account_id) where kind in ('news', 'promotions');
create index email_due on notifications.email (next_at) where state in ('waiting', 'sending');
create index email_account on notifications.email (account_id, created_at);
create index email_age on notifications.email (settled_at) where settled_at is not null;

-- Members who asked for news and offers of the operator.
create index preference_news on notifications.preference (account_id) where news;
create index preference_promotions on notifications.preference (account_id) where promotions;

-- News and offers that the operator writes (OPS-12).
create table notifications.newsletter (
  id uuid constraint newsletter_pk primary key,
  site_id int not null,
  kind text not null constraint newsletter_kind_known check (kind in ('news', 'promotions')),
  -- Subject and text by language.
  texts jsonb not null,
  -- The page of the site that the button opens.
  path text not null constraint newsletter_path_own check (path ~ '^/([^/\\]|$)'),
  -- The segment: languages (all if empty), membership, and how recently members were here.
  languages text[] not null,
  membership text not null constraint newsletter_membership_known check (membership in ('all', 'free', 'premium')),
  active_days smallint,
  hourly int not null constraint newsletter_hourly_positive check (hourly > 0),
  state text not null constraint newsletter_state_known check (state in ('planned', 'sending', 'sent', 'stopped')),
  starts_at timestamptz(3) not null,
  -- The last account that has been queued, and how many have been.
  position bigint not null,
  queued int not null,
  staff_id bigint not null,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),
  -- Outcomes of the emails, once none of them waits any more; the emails themselves are deleted.
  accepted int,
  bounced int,
  kept_back int,
  constraint newsletter_ended_at_end check ((ended_at is null) = (state in ('planned', 'sending')))
);
create index newsletter_newest on notifications.newsletter (created_at desc, id);
create index newsletter_due on notifications.newsletter (starts_at) where state in ('planned', 'sending');
create index newsletter_uncounted on notifications.newsletter (ended_at) where ended_at is not null and accepted is null;

-- Reminders of unread messages: one row per conversation, from its first unread message until it is read.
create table notifications.reminder (
  account_id bigint not null,
  conversation uuid not null,
  -- How many reminders were sent.
  stage smallint not null constraint reminder_stage_known check (stage between 0 and 2),
  -- When the next one is due; null after the last.
  due_at timestamptz(3),
  constraint reminder_pk primary key (account_id, conversation),
  constraint reminder_ends check ((due_at is null) = (stage = 2))
);
create index reminder_due on notifications.reminder (due_at) where due_at is not null;

-- Addresses that bounce or whose owner complained about spam: no notification is sent to them (NTF-02).
create table notifications.suppression (
  -- Keyed hash of the address, so that the list contains no addresses.
  address_hash bytea constraint suppression_pk primary key constraint suppression_hash_whole check (octet_length(address_hash) = 32),
  -- The account that has the address; another account with the same address is held back too.
  account_id bigint not null,
  -- Null while only temporary failures are counted.
  reason text constraint suppression_reason_known check (reason in ('bounce', 'fbl')),
  soft_bounces int not null,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null
);
create index suppression_account on notifications.suppression (account_id);
create index suppression_latest on notifications.suppression (last_at desc, address_hash);
create index suppression_soft on notifications.suppression (last_at) where reason is null;

-- Mail servers that asked us to slow down: nothing is sent to their domain before this time.
create table notifications.domain_pause (
  domain text constraint domain_pause_pk primary key,
  resume_at timestamptz(3) not null,
  tries int not null
);
