-- One row per person, fictional profile or sponsored profile of a pool.
create table accounts.account (
  id bigint generated always as identity constraint account_pk primary key,
  -- The id others see.
  member_id uuid not null constraint account_member_once unique,
  pool_id smallint not null,
  -- Where it signed up.
  site_id int not null,
  kind text not null constraint account_kind_known check (kind in ('member', 'fictional', 'sponsored')),
  name text not null constraint account_has_name check (name <> ''),
  -- The name and the address as they are compared; see rules/name.ts and rules/email.ts.
  name_key text not null,
  email text,
  email_key text,
  -- When it claimed the address it has now; while nobody has confirmed it, the newest claim logs in by it.
  email_claimed_at timestamptz(3),
  password_hash text,
  status text not null constraint account_status_known check (status in ('not_confirmed', 'active', 'disabled', 'deleted')),
  locale text not null constraint account_locale_known check (locale in ('en', 'de', 'es', 'fr', 'it', 'nl', 'pl')),
  created_at timestamptz(3) not null,
  activated_at timestamptz(3),
  last_active_at timestamptz(3),
  invisible boolean not null default false,
  -- The traffic source it came from (SITE-04).
  network jsonb not null default '{}',
  -- The terms agreed to, and when it was acknowledged that some profiles are fictional.
  terms_version timestamptz(3),
  terms_accepted_at timestamptz(3),
  fictional_acknowledged_at timestamptz(3),
  -- The id the browser gave the sign-up: a repeat makes no second account.
  sign_up_id uuid,
  constraint account_only_members_log_in check (
    kind = 'member' and (status = 'deleted' or (email is not null and password_hash is not null))
    or kind <> 'member' and email is null and password_hash is null
  ),
  constraint account_address_whole check ((email is null) = (email_key is null) and (email is null) = (email_claimed_at is null)),
  constraint account_confirmed_at_some_time check ((status = 'not_confirmed') = (activated_at is null))
);

create unique index account_name_once on accounts.account (pool_id, name_key);
create unique index account_sign_up_once on accounts.account (pool_id, sign_up_id);
-- An address is owned by who has confirmed it. Before that it is only claimed, by any number of accounts: the README says why.
create unique index account_address_owned on accounts.account (pool_id, email_key) where status <> 'not_confirmed';
create index account_address_claimed on accounts.account (pool_id, email_key, email_claimed_at desc, id desc) where status = 'not_confirmed';
create index account_waiting on accounts.account (last_active_at) where status = 'not_confirmed';

-- A browser that has been logged in to an account: strangers' wrong tries do not lock it out.
create table accounts.device (
  account_id bigint not null constraint device_account_fk references accounts.account on delete cascade,
  token_hash bytea not null,
  seen_at timestamptz(3) not null,
  constraint device_pk primary key (account_id, token_hash)
);

create table accounts.session (
  id bigint generated always as identity constraint session_pk primary key,
  token_hash bytea not null constraint session_token_once unique,
  account_id bigint not null constraint session_account_fk references accounts.account on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  device_class text not null constraint session_device_class_known check (device_class in ('phone', 'tablet', 'computer', 'other'))
);
create index session_account on accounts.session (account_id);
create index session_expiry on accounts.session (expires_at);

-- The secret of a mailed link; only its hash is kept.
create table accounts.one_time_token (
  hash bytea constraint one_time_token_pk primary key,
  kind text not null constraint one_time_token_kind_known check (kind in ('activate', 'reset')),
  account_id bigint not null constraint one_time_token_account_fk references accounts.account on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index one_time_token_account on accounts.one_time_token (account_id);
create index one_time_token_expiry on accounts.one_time_token (expires_at);

-- Tries to log in and letters sent, counted per address or name typed, whether it has an account or not. The key is a hash.
create table accounts.tally (
  key bytea constraint tally_pk primary key,
  times timestamptz(3)[] not null,
  blocked_until timestamptz(3),
  touched_at timestamptz(3) not null
);
create index tally_age on accounts.tally (touched_at);
