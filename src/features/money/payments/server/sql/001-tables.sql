-- An order for credits. Its contents and price are fixed and don't change with the site's prices.
create table payments.purchase (
  id bigint generated always as identity constraint purchase_pk primary key,
  -- The id shown to the member and the provider.
  order_id uuid not null constraint purchase_order_once unique,
  account_id bigint not null,
  site_id int not null,
  -- Idempotency key created by the browser.
  client_id uuid not null,
  -- `exact`: the credits missing for one action, at the site's single-credit price.
  bundle text not null constraint purchase_bundle_known check (bundle in ('p0', 'p1', 'p2', 'p3', 'exact')),
  credits bigint not null constraint purchase_of_something check (credits > 0),
  -- Total to pay in minor units, VAT included.
  price_minor bigint not null constraint purchase_has_price check (price_minor > 0),
  -- The discount; the list price is both together.
  discount_minor bigint not null default 0 constraint purchase_discount_counts check (discount_minor >= 0),
  discount_code text,
  currency char(3) not null constraint purchase_currency_code check (currency ~ '^[A-Z]{3}$'),
  -- The country the payer says they live in; decides payment methods and VAT.
  country char(2) not null constraint purchase_country_code check (country ~ '^[A-Z]{2}$'),
  -- Country of the IP address, nothing more precise. With `country`, it gives two pieces of evidence for where VAT is due.
  address_country char(2) constraint purchase_address_country_code check (address_country ~ '^[A-Z]{2}$'),
  method text not null constraint purchase_method_named check (method ~ '^[a-z0-9]{2,20}$'),
  -- The member asked to save the card. Only then does the provider save it, and only then do we receive its token.
  keep_card boolean not null default false,
  status text not null constraint purchase_status_known
    check (status in ('created', 'pending', 'failed', 'cancelled', 'expired', 'completed')),
  -- When the member asked for immediate delivery, accepting what that means for withdrawal.
  consented_at timestamptz(3) not null,
  -- The version of the terms that were in force, as on the account.
  terms_version timestamptz(3) not null,
  -- The withdrawal period promised when the order was placed, in days.
  refund_days int not null default 14 constraint purchase_refund_days_counts check (refund_days >= 0),
  -- The traffic source of the visit, otherwise the account's; emptied when the account is erased.
  network jsonb not null default '{}',
  -- The page the member came from and returns to.
  return_to text constraint purchase_return_own_path check (return_to ~ '^/([^/\\]|$)'),
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  -- When the provider was last queried for a waiting member, and when to query it next.
  last_checked_at timestamptz(3) not null,
  next_check_at timestamptz(3),
  constraint purchase_once unique (account_id, client_id),
  constraint purchase_discount_has_code check (discount_code is not null or discount_minor = 0)
);
create index purchase_by_account on payments.purchase (account_id, id desc);
create index purchase_to_check on payments.purchase (next_check_at) where next_check_at is not null;

-- A payment for an order at a provider. The id is also the idempotency key sent to the provider.
create table payments.attempt (
  id uuid constraint attempt_pk primary key,
  purchase_id bigint not null constraint attempt_purchase_fk references payments.purchase,
  gateway text not null,
  -- The provider's payment id, once it has answered.
  ref text constraint attempt_ref_length check (length(ref) between 1 and 100),
  redirect_url text,
  -- The last state reported by the provider.
  state text constraint attempt_state_known
    check (state in ('open', 'action_required', 'processing', 'failed', 'cancelled', 'expired', 'paid')),
  -- Why the payment failed, for the payer.
  failure text constraint attempt_failure_known
    check (failure in ('declined', 'insufficient_funds', 'card_expired', 'authentication_failed', 'limit_exceeded')),
  -- The purpose of a paid attempt: the order's price, once, or a surplus, which is refunded and buys nothing.
  counted_as text constraint attempt_counted_as_known check (counted_as in ('price', 'surplus')),
  created_at timestamptz(3) not null,
  status_received_at timestamptz(3),
  constraint attempt_ref_once unique (gateway, ref)
);
create index attempt_of_purchase on payments.attempt (purchase_id);
create unique index attempt_pays_once on payments.attempt (purchase_id) where counted_as = 'price';

-- Every status change of an order. A status can only move forward.
create table payments.transition (
  purchase_id bigint not null constraint transition_purchase_fk references payments.purchase,
  number int not null constraint transition_counts check (number >= 1),
  from_status text,
  to_status text not null,
  -- `replaced`: another order of the same member took over its discount code.
  cause text not null constraint transition_cause_known check (cause in ('ordered', 'webhook', 'asked', 'reconciled', 'replaced')),
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
-- An order is completed once, so its credits are granted once.
create unique index transition_completed_once on payments.transition (purchase_id) where to_status = 'completed';

-- Every authenticated webhook, once. Its contents are only a hint; the provider is always queried.
create table payments.webhook (
  gateway text not null,
  event_id text not null constraint webhook_event_length check (length(event_id) between 1 and 100),
  ref text not null,
  body text not null,
  received_at timestamptz(3) not null,
  processed_at timestamptz(3),
  -- `quarantined`: waiting for manual review, or for the payment to appear. `mismatch`: the amount
  -- differs.
  outcome text constraint webhook_outcome_known check (outcome in ('applied', 'unchanged', 'quarantined', 'mismatch')),
  -- How often and when the provider was last queried because of it; if there is no response, a
  -- person can take over.
  tries int not null default 0 constraint webhook_tries_count check (tries >= 0),
  tried_at timestamptz(3),
  constraint webhook_pk primary key (gateway, event_id),
  constraint webhook_processed_has_outcome check ((processed_at is null) = (outcome is null))
);
create index webhook_unfinished on payments.webhook (received_at) where processed_at is null or outcome = 'quarantined';
create index webhook_latest on payments.webhook (received_at desc, gateway, event_id);

-- For an `exact` order: the action, its cost, and the buyer's balance at the time.
create table payments.exact_purchase (
  purchase_id bigint constraint exact_purchase_pk primary key constraint exact_purchase_purchase_fk references payments.purchase,
  act text not null constraint exact_purchase_act_named check (act ~ '^[a-z_]{2,20}$'),
  cost bigint not null constraint exact_purchase_cost_counts check (cost > 0),
  held bigint not null constraint exact_purchase_held_counts check (held >= 0),
  constraint exact_purchase_something_missing check (held < cost)
);

-- The prices at which packages were actually offered, and when; the only basis for a "normal
-- price".
create table payments.package_price (
  id bigint generated always as identity constraint package_price_pk primary key,
  site_id int not null,
  bundle text not null constraint package_price_bundle_known check (bundle in ('p0', 'p1', 'p2', 'p3')),
  currency char(3) not null constraint package_price_currency_code check (currency ~ '^[A-Z]{3}$'),
  credits bigint not null constraint package_price_of_something check (credits > 0),
  price_minor bigint not null constraint package_price_counts check (price_minor > 0),
  from_at timestamptz(3) not null,
  -- When another price replaced it; null while it applies.
  until_at timestamptz(3),
  constraint package_price_ends_after_it_begins check (until_at >= from_at)
);
-- One price at a time.
create unique index package_price_asked_once on payments.package_price (site_id, bundle, currency) where until_at is null;
create index package_price_history on payments.package_price (site_id, bundle, currency, from_at desc);
