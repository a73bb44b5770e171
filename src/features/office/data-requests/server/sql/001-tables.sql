-- A request about personal data (GDPR 15 to 21), by a member or anyone else.
create table data_requests.request (
  id bigint generated always as identity constraint request_pk primary key,
  -- Names it in the work queue and the office.
  public_id uuid not null constraint request_public_id_once unique,
  number text not null constraint request_number_once unique,
  -- Idempotency key created by the browser.
  client_id uuid not null,
  pool_id smallint not null,
  site_id int not null,
  kind text not null constraint request_kind_known check (kind in ('access', 'rectification', 'restriction', 'erasure', 'objection')),
  details text not null,
  -- The member who was logged in when it was filed.
  filed_by bigint,
  -- The account it is about; known once it is proven who asks.
  account_id bigint,
  -- The address for answers; null if it was filed with the password by a member without a confirmed one, and once erased.
  email text,
  email_key text,
  locale text not null,
  -- Whether its address gets emails about it: no address gets more than a few a day.
  emailed boolean not null,
  identity text not null constraint request_identity_known check (identity in ('none', 'password', 'email', 'staff')),
  identity_at timestamptz(3),
  -- Why staff are sure who asks.
  identity_ground text,
  identity_staff_id bigint,
  received_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  extended_at timestamptz(3),
  extension_reason text,
  outcome text constraint request_outcome_known check (outcome in ('completed', 'refused', 'disowned')),
  action text constraint request_action_known check (action in ('export', 'erasure', 'restriction', 'rectification', 'other')),
  -- The answer of staff as it was emailed.
  statement text,
  staff_id bigint,
  decided_at timestamptz(3),
  constraint request_once unique nulls not distinct (pool_id, filed_by, email_key, client_id),
  constraint request_identity_dated check ((identity = 'none') = (identity_at is null)),
  constraint request_staff_say_why check ((identity = 'staff') = (identity_ground is not null) and (identity = 'staff') = (identity_staff_id is not null)),
  constraint request_extension_says_why check ((extended_at is null) = (extension_reason is null)),
  constraint request_decided_whole check ((outcome is null) = (decided_at is null)),
  constraint request_refusal_says_why check (outcome is distinct from 'refused' or statement ~ '\S'),
  constraint request_completed_by_action check ((outcome is not distinct from 'completed') = (action is not null)),
  -- Nothing is done with anyone's data before it is known who asks.
  constraint request_acted_on_proof check (action is null or identity <> 'none')
);
create index request_open on data_requests.request (pool_id, due_at) where outcome is null;
create index request_received on data_requests.request (received_at);
create index request_account on data_requests.request (account_id) where account_id is not null;
create index request_filed_by on data_requests.request (filed_by) where filed_by is not null;
create index request_email on data_requests.request (email_key, received_at) where email_key is not null;

-- The token of an emailed link; only its hash is stored.
create table data_requests.link (
  hash bytea constraint link_pk primary key,
  request_id bigint not null constraint link_request_fk references data_requests.request on delete cascade,
  -- `proof`: shows who owns the address; `objection`: the owner of an account says that a request isn't theirs.
  kind text not null constraint link_kind_known check (kind in ('proof', 'objection')),
  -- The address it was sent to; it proves nothing about another one.
  email_key text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index link_request on data_requests.link (request_id);
