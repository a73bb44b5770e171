-- The outcome of each email, without its content (OPS-09), for 13 days.
create table operations.email (
  id uuid constraint email_pk primary key,
  -- Identifies tries of the same email: the hash of its key, which is also the first part of its Message-ID.
  key_hash text not null,
  -- Null for people without an account, such as staff.
  account_id bigint,
  -- The site of the account.
  site_id int,
  -- Keyed hash of the address, which is shown only as long as it is the account's.
  address_hash bytea not null constraint email_hash_whole check (octet_length(address_hash) = 32),
  kind text not null,
  -- `unknown`: the connection was lost while the mail server may have been accepting it.
  state text not null constraint email_state_known check (state in
    ('queued', 'sending', 'deferred', 'accepted', 'refused', 'bounced', 'complained', 'suppressed', 'unknown')),
  -- The mail server's reply code and status, or the kind of the connection's error.
  reply text constraint email_reply_short check (length(reply) <= 40),
  tries int not null,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  -- The event whose subscriber sends it, and is called again if it fails.
  task_id bigint,
  -- The email of the notifications queue, which is tried again from there.
  notification_id uuid
);
create unique index email_key on operations.email (key_hash);
create index email_latest on operations.email (created_at desc, id);
create index email_account on operations.email (account_id, created_at desc) where account_id is not null;
create index email_notification on operations.email (notification_id) where notification_id is not null;
create index email_open on operations.email (created_at) where state in ('queued', 'deferred');
create index email_age on operations.email (changed_at);
