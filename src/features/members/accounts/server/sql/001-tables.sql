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
  -- Under what a device files this account: random, for the id that others see must not lie on devices.
  passkey_handle uuid,
  status text not null constraint account_status_known check (status in ('not_confirmed', 'active', 'disabled', 'deleted')),
  -- Closed by the operator while its owner had deleted it: it does not come back, and is erased on its day all the same.
  barred boolean not null default false,
  locale text not null constraint account_locale_known check (locale in ('en', 'de', 'es', 'fr', 'it', 'nl', 'pl')),
  created_at timestamptz(3) not null,
  activated_at timestamptz(3),
  last_active_at timestamptz(3),
  -- When its owner deleted it; it comes back for 14 days and is erased after them.
  deleted_at timestamptz(3),
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
  constraint account_confirmed_at_some_time check ((status = 'not_confirmed') = (activated_at is null)),
  constraint account_deleted_at_of_deleted check (deleted_at is null or status = 'deleted'),
  constraint account_barred_of_deleted check (not barred or status = 'deleted')
);
create unique index account_name_once on accounts.account (pool_id, name_key);
create unique index account_sign_up_once on accounts.account (pool_id, sign_up_id);
-- An address is owned by who has confirmed it. Before that it is only claimed, by any number of accounts: the README says why.
create unique index account_address_owned on accounts.account (pool_id, email_key) where status <> 'not_confirmed';
create index account_address_claimed on accounts.account (pool_id, email_key, email_claimed_at desc, id desc) where status = 'not_confirmed';
create index account_waiting on accounts.account (last_active_at) where status = 'not_confirmed';
create index account_to_erase on accounts.account (deleted_at) where deleted_at is not null;

create table accounts.session (
  id bigint generated always as identity constraint session_pk primary key,
  -- Its owner ends a session by an id made of its secret's hash, from which neither can be read back.
  public_id uuid not null generated always as (md5(token_hash)::uuid) stored constraint session_public_id_once unique,
  token_hash bytea not null constraint session_token_once unique,
  account_id bigint not null constraint session_account_fk references accounts.account on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  -- What a list of sessions shows of a browser; `other` is whatever is not known.
  device_class text not null constraint session_device_class_known check (device_class in ('phone', 'tablet', 'computer', 'other')),
  browser text not null default 'other'
    constraint session_browser_known check (browser in ('chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other')),
  system text not null default 'other'
    constraint session_system_known check (system in ('android', 'chromeos', 'ios', 'linux', 'macos', 'windows', 'other')),
  country text constraint session_country_code check (country ~ '^[A-Z]{2}$')
);
create index session_account on accounts.session (account_id);
create index session_expiry on accounts.session (expires_at);

-- A browser that has been logged in to an account: strangers' wrong tries do not lock it out.
create table accounts.device (
  account_id bigint not null constraint device_account_fk references accounts.account on delete cascade,
  token_hash bytea not null,
  seen_at timestamptz(3) not null,
  constraint device_pk primary key (account_id, token_hash)
);

-- When someone logged in, or tried with a wrong password: one row an hour for each sort of browser, never an address.
create table accounts.login_history (
  account_id bigint not null constraint login_history_account_fk references accounts.account on delete cascade,
  hour timestamptz(3) not null,
  outcome text not null constraint login_history_outcome_known check (outcome in ('right', 'wrong')),
  device_class text not null,
  browser text not null,
  system text not null,
  -- Empty where it is not known.
  country text not null,
  times int not null constraint login_history_counts check (times > 0),
  last_at timestamptz(3) not null,
  constraint login_history_pk primary key (account_id, hour, outcome, device_class, browser, system, country)
);
create index login_history_age on accounts.login_history (hour);

-- A change of the address or the password that can be undone for 48 hours; an address also waits here to be confirmed.
create table accounts.credential_change (
  id bigint generated always as identity constraint credential_change_pk primary key,
  account_id bigint not null constraint credential_change_account_fk references accounts.account on delete cascade,
  kind text not null constraint credential_change_kind_known check (kind in ('email', 'password', 'passkey')),
  old_email text,
  new_email text,
  requested_at timestamptz(3) not null,
  -- When it came into force.
  done_at timestamptz(3),
  undone_at timestamptz(3),
  constraint credential_change_of_address_names_both check ((kind = 'email') = (old_email is not null) and (kind = 'email') = (new_email is not null)),
  constraint credential_change_undone_after_done check (undone_at is null or done_at is not null)
);
create index credential_change_account on accounts.credential_change (account_id, id);
create index credential_change_age on accounts.credential_change (requested_at);

-- The secret of a mailed link; only its hash is kept.
create table accounts.one_time_token (
  hash bytea constraint one_time_token_pk primary key,
  kind text not null constraint one_time_token_kind_known check (kind in ('activate', 'reset', 'email', 'undo', 'reactivate', 'export')),
  account_id bigint not null constraint one_time_token_account_fk references accounts.account on delete cascade,
  -- The change it confirms or undoes.
  change_id bigint constraint one_time_token_change_fk references accounts.credential_change on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  constraint one_time_token_of_change check ((change_id is not null) = (kind in ('email', 'undo')))
);
create index one_time_token_account on accounts.one_time_token (account_id);
create index one_time_token_expiry on accounts.one_time_token (expires_at);
create index one_time_token_of_change on accounts.one_time_token (change_id) where change_id is not null;

-- What a member logs in with in place of a password: the public half of a key that never leaves their device.
create table accounts.passkey (
  -- The id its owner's browser gave it, so that a repeat adds no second one.
  id uuid constraint passkey_pk primary key,
  account_id bigint not null constraint passkey_account_fk references accounts.account on delete cascade,
  -- The host it was made on; browsers offer it nowhere else.
  host text not null,
  credential_id bytea not null,
  public_key bytea not null,
  -- What the device counted last; one that goes back is a copy. Many devices leave it at 0.
  counter bigint not null constraint passkey_counts_up check (counter >= 0),
  transports text[] not null,
  name text not null constraint passkey_has_name check (name <> ''),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  -- The change that added it: undoing that or an earlier one ends it.
  change_id bigint constraint passkey_change_fk references accounts.credential_change on delete set null,
  constraint passkey_once unique (host, credential_id)
);
create index passkey_account on accounts.passkey (account_id);
create index passkey_of_change on accounts.passkey (change_id) where change_id is not null;

-- A question that a device signs, once and within minutes; only its hash is kept.
create table accounts.passkey_challenge (
  hash bytea constraint passkey_challenge_pk primary key,
  host text not null,
  -- Who adds a passkey, having proved the password; of nobody for a log-in.
  account_id bigint constraint passkey_challenge_account_fk references accounts.account on delete cascade,
  expires_at timestamptz(3) not null
);
create index passkey_challenge_expiry on accounts.passkey_challenge (expires_at);
create index passkey_challenge_account on accounts.passkey_challenge (account_id) where account_id is not null;

-- Tries to log in and letters sent, counted per address or name typed, whether it has an account or not. The key is a hash.
create table accounts.attempt_counter (
  key bytea constraint attempt_counter_pk primary key,
  times timestamptz(3)[] not null,
  blocked_until timestamptz(3),
  touched_at timestamptz(3) not null
);
create index attempt_counter_age on accounts.attempt_counter (touched_at);

-- That an account was erased, and nothing of whose it was: the number stands in the last letter to its owner.
create table accounts.deletion_receipt (
  id uuid constraint deletion_receipt_pk primary key,
  site_id int not null,
  requested_at timestamptz(3) not null,
  erased_at timestamptz(3) not null
);
