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
  change_id bigint constraint passkey_change_fk references accounts.change on delete set null,
  constraint passkey_once unique (host, credential_id)
);
create index passkey_account on accounts.passkey (account_id);
create index passkey_of_change on accounts.passkey (change_id) where change_id is not null;

-- Under what a device files this account: random, for the id that others see must not lie on devices.
alter table accounts.account add column passkey_handle uuid;

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

alter table accounts.change
  drop constraint change_kind_known,
  add constraint change_kind_known check (kind in ('email', 'password', 'passkey'));
