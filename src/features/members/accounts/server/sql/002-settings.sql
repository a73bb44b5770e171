-- What a list of sessions shows of a browser; `other` is whatever is not known. Its owner ends a session by an id made of its
-- secret's hash, from which neither can be read back.
alter table accounts.session
  add column public_id uuid not null generated always as (md5(token_hash)::uuid) stored constraint session_public_id_once unique,
  add column browser text not null default 'other'
    constraint session_browser_known check (browser in ('chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other')),
  add column system text not null default 'other'
    constraint session_system_known check (system in ('android', 'chromeos', 'ios', 'linux', 'macos', 'windows', 'other')),
  add column country text constraint session_country_code check (country ~ '^[A-Z]{2}$');

-- When someone logged in, or tried with a wrong password: one row an hour for each sort of browser, never an address.
create table accounts.log_in (
  account_id bigint not null constraint log_in_account_fk references accounts.account on delete cascade,
  hour timestamptz(3) not null,
  outcome text not null constraint log_in_outcome_known check (outcome in ('right', 'wrong')),
  device_class text not null,
  browser text not null,
  system text not null,
  -- Empty where it is not known.
  country text not null,
  times int not null constraint log_in_counts check (times > 0),
  last_at timestamptz(3) not null,
  constraint log_in_pk primary key (account_id, hour, outcome, device_class, browser, system, country)
);
create index log_in_age on accounts.log_in (hour);

-- A change of the address or the password that can be undone for 48 hours; an address also waits here to be confirmed.
create table accounts.change (
  id bigint generated always as identity constraint change_pk primary key,
  account_id bigint not null constraint change_account_fk references accounts.account on delete cascade,
  kind text not null constraint change_kind_known check (kind in ('email', 'password')),
  old_email text,
  new_email text,
  asked_at timestamptz(3) not null,
  -- When it came into force.
  done_at timestamptz(3),
  undone_at timestamptz(3),
  constraint change_of_address_names_both check ((kind = 'email') = (old_email is not null) and (kind = 'email') = (new_email is not null)),
  constraint change_undone_after_done check (undone_at is null or done_at is not null)
);
create index change_account on accounts.change (account_id, id);
create index change_age on accounts.change (asked_at);

alter table accounts.one_time_token
  -- The change it confirms or undoes.
  add column change_id bigint constraint one_time_token_change_fk references accounts.change on delete cascade,
  drop constraint one_time_token_kind_known,
  add constraint one_time_token_kind_known check (kind in ('activate', 'reset', 'email', 'undo', 'reactivate', 'export')),
  add constraint one_time_token_of_change check ((change_id is not null) = (kind in ('email', 'undo')));
create index one_time_token_of_change on accounts.one_time_token (change_id) where change_id is not null;
