-- One order of credits. What it is for and what it costs is written down once and never changes with the site's prices.
create table payments.purchase (
  id bigint generated always as identity constraint purchase_pk primary key,
  -- How the member and the provider see it.
  order_id uuid not null constraint purchase_order_once unique,
  account_id bigint not null,
  site_id int not null,
  -- Made by the browser before asking; a repeat finds the same order.
  client_id uuid not null,
  -- `exact`: the credits that are missing for one act, at the site's price of a single credit.
  bundle text not null constraint purchase_bundle_known check (bundle in ('p0', 'p1', 'p2', 'p3', 'exact')),
  credits bigint not null constraint purchase_of_something check (credits > 0),
  -- All that is paid, value-added tax included, in the smallest unit.
  price_minor bigint not null constraint purchase_has_price check (price_minor > 0),
  -- What a code took off: the list price is the two together.
  discount_minor bigint not null default 0 constraint purchase_discount_counts check (discount_minor >= 0),
  discount_code text,
  currency char(3) not null constraint purchase_currency_code check (currency ~ '^[A-Z]{3}$'),
  -- Where the payer says to live; decides methods and tax.
  country char(2) not null constraint purchase_country_code check (country ~ '^[A-Z]{2}$'),
  -- The country of the network address the order came from, a code and nothing finer: with `country`, two proofs of where the tax is due.
  address_country char(2) constraint purchase_address_country_code check (address_country ~ '^[A-Z]{2}$'),
  method text not null constraint purchase_method_named check (method ~ '^[a-z0-9]{2,20}$'),
  -- The member ticked that the card shall be remembered: only then does the provider keep it, and only then is it heard of here.
  keep_card boolean not null default false,
  status text not null constraint purchase_status_known
    check (status in ('created', 'pending', 'failed', 'cancelled', 'expired', 'completed')),
  -- When the member asked for the credits at once, knowing what that means for withdrawing.
  consented_at timestamptz(3) not null,
  -- For how many days the buyer may withdraw, as it was promised when the order was placed.
  refund_days int not null default 14 constraint purchase_refund_days_counts check (refund_days >= 0),
  -- The page of the site that the member came from and goes back to.
  return_to text constraint purchase_return_own_path check (return_to ~ '^/([^/\\]|$)'),
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  -- When the provider was last asked because someone waits, and when it is asked next because time went by.
  last_checked_at timestamptz(3) not null,
  next_check_at timestamptz(3),
  constraint purchase_once unique (account_id, client_id),
  constraint purchase_discount_has_code check (discount_code is not null or discount_minor = 0)
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
  -- Why the provider says a payment failed, for its payer to read.
  failure text constraint attempt_failure_known
    check (failure in ('declined', 'insufficient_funds', 'card_expired', 'authentication_failed', 'limit_exceeded')),
  -- What a paid attempt was: the price of its order, once, or money too much, which goes back and buys nothing.
  counted_as text constraint attempt_counted_as_known check (counted_as in ('price', 'surplus')),
  created_at timestamptz(3) not null,
  status_received_at timestamptz(3),
  constraint attempt_ref_once unique (gateway, ref)
);
create index attempt_of_purchase on payments.attempt (purchase_id);
create unique index attempt_pays_once on payments.attempt (purchase_id) where counted_as = 'price';

-- Every change of an order's status, why and when. Only upward, whatever code may ask.
create table payments.transition (
  purchase_id bigint not null constraint transition_purchase_fk references payments.purchase,
  number int not null constraint transition_counts check (number >= 1),
  from_status text,
  to_status text not null,
  -- `replaced`: another order of the same member took its discount code along.
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
  -- How often the provider was asked because of it, and when last: one that gets no answer can be seen to by a person.
  tries int not null default 0 constraint webhook_tries_count check (tries >= 0),
  tried_at timestamptz(3),
  constraint webhook_pk primary key (gateway, event_id),
  constraint webhook_processed_has_outcome check ((processed_at is null) = (outcome is null))
);
create index webhook_unfinished on payments.webhook (received_at) where processed_at is null or outcome = 'quarantined';
create index webhook_latest on payments.webhook (received_at desc, gateway, event_id);

-- For which act an exact order was, what the act cost, and what its buyer held when it was reckoned.
create table payments.exact_purchase (
  purchase_id bigint constraint exact_purchase_pk primary key constraint exact_purchase_purchase_fk references payments.purchase,
  act text not null constraint exact_purchase_act_named check (act ~ '^[a-z_]{2,20}$'),
  cost bigint not null constraint exact_purchase_cost_counts check (cost > 0),
  held bigint not null constraint exact_purchase_held_counts check (held >= 0),
  constraint exact_purchase_something_missing check (held < cost)
);

-- What a package was really offered at, from when to when: the only thing a "normal price" may be told from.
create table payments.package_price (
  id bigint generated always as identity constraint package_price_pk primary key,
  site_id int not null,
  bundle text not null constraint package_price_bundle_known check (bundle in ('p0', 'p1', 'p2', 'p3')),
  currency char(3) not null constraint package_price_currency_code check (currency ~ '^[A-Z]{3}$'),
  credits bigint not null constraint package_price_of_something check (credits > 0),
  price_minor bigint not null constraint package_price_counts check (price_minor > 0),
  from_at timestamptz(3) not null,
  -- When another price took its place; null while it is asked.
  until_at timestamptz(3),
  constraint package_price_ends_after_it_begins check (until_at >= from_at)
);
-- One price at a time.
create unique index package_price_asked_once on payments.package_price (site_id, bundle, currency) where until_at is null;
create index package_price_history on payments.package_price (site_id, bundle, currency, from_at desc);

-- The sandbox is a payment provider of its own that happens to live in the same house: it never reads an order, and orders
-- never read it but over HTTP.
create table payments.sandbox_payment (
  id text constraint sandbox_payment_pk primary key,
  idempotency_key text not null constraint sandbox_payment_once unique,
  amount_minor bigint not null constraint sandbox_payment_has_amount check (amount_minor > 0),
  currency char(3) not null,
  method text not null,
  -- The payer may ask it to remember the card.
  keep_card boolean not null default false,
  -- The language of its page.
  locale text not null,
  -- The shop's own name for it, handed back unread.
  reference text not null,
  description text not null,
  return_path text not null constraint sandbox_payment_return_own_path check (return_path ~ '^/([^/\\]|$)'),
  state text not null constraint sandbox_payment_state_known
    check (state in ('open', 'action_required', 'processing', 'failed', 'cancelled', 'expired', 'paid')),
  failure text constraint sandbox_payment_failure_known
    check (failure in ('declined', 'insufficient_funds', 'card_expired', 'authentication_failed', 'limit_exceeded')),
  -- Where the payer's bank or card is from, and how 3-D Secure went.
  payer_country text constraint sandbox_payment_country_code check (payer_country ~ '^[A-Z]{2}$'),
  three_d_secure text constraint sandbox_payment_secure_known check (three_d_secure in ('frictionless', 'challenge')),
  -- A bank that is slow: from then on it is so, and whether it says yes or no in the end.
  settles_at timestamptz(3),
  settles_as text not null default 'paid' constraint sandbox_payment_settles_known check (settles_as in ('paid', 'failed')),
  chaos jsonb not null constraint sandbox_payment_chaos_object check (jsonb_typeof(chaos) = 'object'),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index sandbox_payment_latest on payments.sandbox_payment (created_at desc);
create index sandbox_payment_moving on payments.sandbox_payment (expires_at) where state in ('open', 'action_required', 'processing');

-- What the sandbox still has to tell the shop.
create table payments.sandbox_event (
  id text constraint sandbox_event_pk primary key,
  payment_id text not null constraint sandbox_event_payment_fk references payments.sandbox_payment,
  state text not null,
  created_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  tries int not null,
  -- Delivered, dropped on purpose, or given up.
  done_at timestamptz(3)
);
create index sandbox_event_due on payments.sandbox_event (due_at) where done_at is null;
create index sandbox_event_of_payment on payments.sandbox_event (payment_id);

-- What can become of a payment of the sandbox afterwards: money goes back because the shop says so,
create table payments.sandbox_refund (
  id text constraint sandbox_refund_pk primary key,
  payment_id text not null constraint sandbox_refund_payment_fk references payments.sandbox_payment,
  idempotency_key text not null constraint sandbox_refund_once unique,
  amount_minor bigint not null constraint sandbox_refund_has_amount check (amount_minor > 0),
  state text not null constraint sandbox_refund_state_known check (state in ('pending', 'paid', 'failed')),
  -- When it arrives, unless somebody decides otherwise before.
  settles_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index sandbox_refund_of_payment on payments.sandbox_refund (payment_id);
create index sandbox_refund_moving on payments.sandbox_refund (settles_at) where state = 'pending';

-- or because the payer's bank does.
create table payments.sandbox_dispute (
  id text constraint sandbox_dispute_pk primary key,
  payment_id text not null constraint sandbox_dispute_once unique constraint sandbox_dispute_payment_fk references payments.sandbox_payment,
  amount_minor bigint not null constraint sandbox_dispute_has_amount check (amount_minor > 0),
  state text not null constraint sandbox_dispute_state_known check (state in ('open', 'won', 'lost')),
  reason text constraint sandbox_dispute_reason_length check (length(reason) between 1 and 20),
  created_at timestamptz(3) not null
);

-- A card that the sandbox remembers. It never saw a number: what it remembers is as made up as its money.
create table payments.sandbox_card (
  token text constraint sandbox_card_pk primary key,
  -- The payment it was first used for.
  payment_id text not null constraint sandbox_card_once unique constraint sandbox_card_payment_fk references payments.sandbox_payment,
  brand text not null,
  last4 text not null constraint sandbox_card_four_digits check (last4 ~ '^[0-9]{4}$'),
  expires text not null constraint sandbox_card_month check (expires ~ '^[0-9]{4}-[0-9]{2}$'),
  -- Its bank says no from now on.
  declines boolean not null,
  -- Its bank wants to see its owner again when it pays without its page.
  asks boolean not null default false,
  created_at timestamptz(3) not null,
  forgotten_at timestamptz(3)
);

-- The accounts that the sandbox collects from are made up, and still it keeps no number of theirs: only its last two digits, which
-- say what their bank will do.
create table payments.sandbox_debit (
  payment_id text constraint sandbox_debit_pk primary key constraint sandbox_debit_payment_fk references payments.sandbox_payment,
  mandate_reference text not null constraint sandbox_debit_reference_length check (length(mandate_reference) between 1 and 35),
  account_ends text not null constraint sandbox_debit_ends check (account_ends ~ '^[A-Z0-9]{2}$'),
  -- From then on the bank wants the money back, unless somebody did something before.
  returns_at timestamptz(3)
);
create index sandbox_debit_returning on payments.sandbox_debit (returns_at) where returns_at is not null;

-- Money that moved at the sandbox, as it settles it with the shop's bank: a payment above nothing, what went back below.
create table payments.sandbox_transfer (
  id bigint generated always as identity constraint sandbox_transfer_pk primary key,
  payment_id text not null constraint sandbox_transfer_payment_fk references payments.sandbox_payment,
  kind text not null constraint sandbox_transfer_kind_known check (kind in ('payment', 'refund', 'chargeback')),
  amount_minor bigint not null constraint sandbox_transfer_moves_something check (amount_minor <> 0),
  -- The day with which it was settled.
  settled_on date
);
create index sandbox_transfer_waiting on payments.sandbox_transfer (id) where settled_on is null;
create index sandbox_transfer_of_day on payments.sandbox_transfer (settled_on);

-- The days that are settled, once each.
create table payments.sandbox_settled_day (
  day date constraint sandbox_settled_day_pk primary key
);

-- How badly webhooks behave where a payment says nothing of its own.
create table payments.sandbox_chaos (
  id smallint constraint sandbox_chaos_pk primary key constraint sandbox_chaos_single check (id = 1),
  knobs jsonb not null constraint sandbox_chaos_object check (jsonb_typeof(knobs) = 'object')
);
