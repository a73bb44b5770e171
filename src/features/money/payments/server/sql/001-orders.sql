-- One order of credits. What it is for and what it costs is written down once and never changes with the site's prices.
create table payments.purchase (
  id bigint generated always as identity constraint purchase_pk primary key,
  -- How the member and the provider see it.
  order_id uuid not null constraint purchase_order_once unique,
  account_id bigint not null,
  site_id int not null,
  -- Made by the browser before asking; a repeat finds the same order.
  client_id uuid not null,
  bundle text not null constraint purchase_bundle_known check (bundle in ('p0', 'p1', 'p2', 'p3')),
  credits bigint not null constraint purchase_of_something check (credits > 0),
  -- All that is paid, value-added tax included, in the smallest unit.
  price_minor bigint not null constraint purchase_has_price check (price_minor > 0),
  currency char(3) not null constraint purchase_currency_code check (currency ~ '^[A-Z]{3}$'),
  -- Where the payer says to live; decides methods and tax.
  country char(2) not null constraint purchase_country_code check (country ~ '^[A-Z]{2}$'),
  method text not null constraint purchase_method_named check (method ~ '^[a-z0-9]{2,20}$'),
  status text not null constraint purchase_status_known
    check (status in ('created', 'pending', 'failed', 'cancelled', 'expired', 'completed')),
  -- When the member asked for the credits at once, knowing what that means for withdrawing.
  consented_at timestamptz(3) not null,
  -- The page of the site that the member came from and goes back to.
  return_to text constraint purchase_return_own_path check (return_to ~ '^/([^/\\]|$)'),
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  -- When the provider was last asked because someone waits, and when it is asked next because time went by.
  asked_at timestamptz(3) not null,
  next_check_at timestamptz(3),
  constraint purchase_once unique (account_id, client_id)
);
create index purchase_by_account on payments.purchase (account_id, id desc);
create index purchase_to_check on payments.purchase (next_check_at) where next_check_at is not null;

-- A payment at a provider for an order. Its id is the key by which the provider makes it once.
create table payments.attempt (
  id uuid constraint attempt_pk primary key,
  purchase_id bigint not null constraint attempt_purchase_fk references payments.purchase,
  gateway text not null,
  -- The provider's own name for it, once it has answered.
  ref text constraint attempt_ref_length check (length(ref) between 1 and 100),
  redirect_url text,
  -- The provider's word for how it stands, as last heard.
  state text constraint attempt_state_known
    check (state in ('open', 'action_required', 'processing', 'failed', 'cancelled', 'expired', 'paid')),
  created_at timestamptz(3) not null,
  heard_at timestamptz(3),
  constraint attempt_ref_once unique (gateway, ref)
);
create index attempt_of_purchase on payments.attempt (purchase_id);

-- Every change of an order's status, why and when. Only upward, whatever code may ask.
create table payments.transition (
  purchase_id bigint not null constraint transition_purchase_fk references payments.purchase,
  number int not null constraint transition_counts check (number >= 1),
  from_status text,
  to_status text not null,
  cause text not null constraint transition_cause_known check (cause in ('ordered', 'webhook', 'asked', 'reconciled')),
  at timestamptz(3) not null,
  constraint transition_pk primary key (purchase_id, number),
  constraint transition_only_up check (
    case
      when from_status is null then to_status = 'created'
      when from_status = 'created' then to_status in ('pending', 'failed', 'cancelled', 'expired', 'completed')
      when from_status = 'pending' then to_status in ('failed', 'cancelled', 'expired', 'completed')
      when from_status in ('failed', 'cancelled', 'expired') then to_status = 'completed'
      else false
    end
  )
);
-- An order is completed once, and so its credits come once.
create unique index transition_completed_once on payments.transition (purchase_id) where to_status = 'completed';

-- Every webhook that proved itself, once. What it says is a hint; what became of it is the provider's answer.
create table payments.webhook (
  gateway text not null,
  event_id text not null constraint webhook_event_length check (length(event_id) between 1 and 100),
  ref text not null,
  body text not null,
  received_at timestamptz(3) not null,
  processed_at timestamptz(3),
  -- `quarantined` waits for a person or for the payment to turn up; `mismatch` named another amount.
  outcome text constraint webhook_outcome_known check (outcome in ('applied', 'unchanged', 'quarantined', 'mismatch')),
  constraint webhook_pk primary key (gateway, event_id),
  constraint webhook_processed_has_outcome check ((processed_at is null) = (outcome is null))
);
create index webhook_unfinished on payments.webhook (received_at) where processed_at is null or outcome = 'quarantined';
