-- A member, fictional profile or sponsored profile of a pool.
create table accounts.account (
  id bigint generated always as identity constraint account_pk primary key,
  -- The public id.
  member_id uuid not null constraint account_member_once unique,
  pool_id smallint not null,
  -- The site where it signed up.
  site_id int not null,
  kind text not null constraint account_kind_known check (kind in ('member', 'fictional', 'sponsored')),
  name text not null constraint account_has_name check (name <> ''),
  -- Name and email in the form used for comparison; see rules/name.ts and rules/email.ts.
  name_key text not null,
  email text,
  email_key text,
  -- When it claimed its current address. Until someone confirms the address, the account with the
  -- newest claim logs in with it.
  email_claimed_at timestamptz(3),
  password_hash text,
  -- Random user handle stored on devices, so that the public id isn't.
  passkey_handle uuid,
  status text not null constraint account_status_known check (status in ('not_confirmed', 'active', 'disabled', 'deleted')),
  -- Closed by the operator while deleted by its owner: it can't be restored, and is erased on schedule.
  barred boolean not null default false,
  -- Until when our team has paused it because its owner may be too young: until then they can show
  -- their age, after that it is deleted.
  paused_until timestamptz(3),
  -- Until when our team has suspended it; a job opens it again then.
  suspended_until timestamptz(3),
  locale text not null constraint account_locale_known check (locale in ('en', 'de', 'es', 'fr', 'it', 'nl', 'pl')),
  created_at timestamptz(3) not null,
  activated_at timestamptz(3),
  last_active_at timestamptz(3),
  -- When the owner deleted it. It can be restored for 14 days and is erased after that.
  deleted_at timestamptz(3),
  invisible boolean not null default false,
  -- The traffic source (SITE-04).
  network jsonb not null default '{}',
  -- The accepted terms, and when the notice about fictional profiles was acknowledged.
  terms_version timestamptz(3),
  terms_accepted_at timestamptz(3),
  fictional_acknowledged_at timestamptz(3),
  -- Idempotency key created by the browser.
  sign_up_id uuid,
  -- Created by the demo or a test, never by signing up; only these accounts are listed at /dev/as.
  demo boolean not null default false,
  constraint account_only_members_log_in check (
    kind = 'member' and (status = 'deleted' or (email is not null and password_hash is not null))
    or kind <> 'member' and email is null and password_hash is null
  ),
  constraint account_address_whole check ((email is null) = (email_key is null) and (email is null) = (email_claimed_at is null)),
  constraint account_confirmed_at_some_time check ((status = 'not_confirmed') = (activated_at is null)),
  constraint account_deleted_at_of_deleted check (deleted_at is null or status = 'deleted'),
  constraint account_barred_of_deleted check (not barred or status = 'deleted'),
  constraint account_paused_is_disabled check (paused_until is null or status = 'disabled'),
  constraint account_suspended_is_disabled check (suspended_until is null or (status = 'disabled' and paused_until is null))
);
create unique index account_name_once on accounts.account (pool_id, name_key);
create unique index account_sign_up_once on accounts.account (pool_id, sign_up_id);
-- A confirmed address belongs to one account. Before that, any number of accounts may claim it; see the README.
create unique index account_address_owned on accounts.account (pool_id, email_key) where status <> 'not_confirmed';
-- The mailbox behind an address: what follows a plus sign before the @ is the owner's own choice.
create index account_mailbox on accounts.account (pool_id, (regexp_replace(email_key, '\+[^@]*@', '@')));
create index account_address_claimed on accounts.account (pool_id, email_key, email_claimed_at desc, id desc) where status = 'not_confirmed';
create index account_waiting on accounts.account (last_active_at) where status = 'not_confirmed';
create index account_paused on accounts.account (paused_until) where paused_until is not null;
-- The office lists members by sign-up, and finds them by the beginning of a name or address.
create index account_signed_up on accounts.account (created_at desc, id desc);
create index account_closed on accounts.account (status, created_at desc, id desc) where status <> 'active';
create index account_of_site on accounts.account (site_id, created_at desc, id desc);
create index account_fictional on accounts.account (kind, created_at desc, id desc) where kind <> 'member';
create index account_name_prefix on accounts.account (name_key text_pattern_ops);
create index account_address_prefix on accounts.account (email_key text_pattern_ops) where email_key is not null;
create index account_suspended on accounts.account (suspended_until) where suspended_until is not null;
create index account_to_erase on accounts.account (deleted_at) where deleted_at is not null;

create table accounts.session (
  id bigint generated always as identity constraint session_pk primary key,
  -- Id for ending the session, derived from the token's hash; neither can be computed from it.
  public_id uuid not null generated always as (md5(token_hash)::uuid) stored constraint session_public_id_once unique,
  token_hash bytea not null constraint session_token_once unique,
  account_id bigint not null constraint session_account_fk references accounts.account on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  -- Shown in the list of sessions; `other` if unknown.
  device_class text not null constraint session_device_class_known check (device_class in ('phone', 'tablet', 'computer', 'other')),
  browser text not null default 'other'
    constraint session_browser_known check (browser in ('chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other')),
  system text not null default 'other'
    constraint session_system_known check (system in ('android', 'chromeos', 'ios', 'linux', 'macos', 'windows', 'other')),
  country text constraint session_country_code check (country ~ '^[A-Z]{2}$')
);
create index session_account on accounts.session (account_id);
create index session_expiry on accounts.session (expires_at);

-- A browser that has logged in to the account before: failed attempts by others don't lock it out.
create table accounts.device (
  account_id bigint not null constraint device_account_fk references accounts.account on delete cascade,
  token_hash bytea not null,
  seen_at timestamptz(3) not null,
  constraint device_pk primary key (account_id, token_hash)
);

-- Logins and failed attempts: one row per hour and kind of browser, never an IP address.
create table accounts.login_history (
  account_id bigint not null constraint login_history_account_fk references accounts.account on delete cascade,
  hour timestamptz(3) not null,
  outcome text not null constraint login_history_outcome_known check (outcome in ('right', 'wrong')),
  device_class text not null,
  browser text not null,
  system text not null,
  -- Empty if unknown.
  country text not null,
  times int not null constraint login_history_counts check (times > 0),
  last_at timestamptz(3) not null,
  constraint login_history_pk primary key (account_id, hour, outcome, device_class, browser, system, country)
);
create index login_history_age on accounts.login_history (hour);

-- A change of email, password or passkey that can be undone for 48 hours. A new email address also waits here for confirmation.
create table accounts.credential_change (
  id bigint generated always as identity constraint credential_change_pk primary key,
  account_id bigint not null constraint credential_change_account_fk references accounts.account on delete cascade,
  kind text not null constraint credential_change_kind_known check (kind in ('email', 'password', 'passkey')),
  old_email text,
  new_email text,
  requested_at timestamptz(3) not null,
  -- The session that asked for a new address, with the password: confirming it ends all others.
  requested_in bigint,
  -- When it took effect.
  done_at timestamptz(3),
  undone_at timestamptz(3),
  constraint credential_change_of_address_names_both check ((kind = 'email') = (old_email is not null)
    and (kind = 'email') = (new_email is not null)),
  constraint credential_change_undone_after_done check (undone_at is null or done_at is not null)
);
create index credential_change_account on accounts.credential_change (account_id, id);
create index credential_change_age on accounts.credential_change (requested_at);

-- The token of an emailed link; only its hash is stored.
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

-- A passkey's public key.
create table accounts.passkey (
  -- Idempotency key created by the browser.
  id uuid constraint passkey_pk primary key,
  account_id bigint not null constraint passkey_account_fk references accounts.account on delete cascade,
  -- The host it was created on; browsers only offer it there.
  host text not null,
  credential_id bytea not null,
  public_key bytea not null,
  -- The authenticator's signature counter. If it goes down, the key was copied; many devices leave it at 0.
  counter bigint not null constraint passkey_counts_up check (counter >= 0),
  transports text[] not null,
  name text not null constraint passkey_has_name check (name <> ''),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  -- The change that added it; undoing that change or an earlier one removes the passkey.
  change_id bigint constraint passkey_change_fk references accounts.credential_change on delete set null,
  constraint passkey_once unique (host, credential_id)
);
create index passkey_account on accounts.passkey (account_id);
create index passkey_of_change on accounts.passkey (change_id) where change_id is not null;

-- A challenge to be signed once, within minutes; only its hash is stored.
create table accounts.passkey_challenge (
  hash bytea constraint passkey_challenge_pk primary key,
  host text not null,
  -- The account a passkey is being added to, after the password was checked; null for a login.
  account_id bigint constraint passkey_challenge_account_fk references accounts.account on delete cascade,
  expires_at timestamptz(3) not null
);
create index passkey_challenge_expiry on accounts.passkey_challenge (expires_at);
create index passkey_challenge_account on accounts.passkey_challenge (account_id) where account_id is not null;

-- A solved challenge of a sign-up, until it expires: no other sign-up can use it.
create table accounts.used_challenge (
  nonce bytea constraint used_challenge_pk primary key,
  -- The sign-up's idempotency key.
  sign_up_id uuid not null,
  expires_at timestamptz(3) not null
);
create index used_challenge_expiry on accounts.used_challenge (expires_at);

-- Proof that an account was erased, without saying whose. The id is in the last email to its owner.
create table accounts.deletion_receipt (
  id uuid constraint deletion_receipt_pk primary key,
  site_id int not null,
  requested_at timestamptz(3) not null,
  erased_at timestamptz(3) not null
);
