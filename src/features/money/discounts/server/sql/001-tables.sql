-- A discount code (CRED-08), created in the back office. A large one waits for a second staff member and is then active or declined;
-- apart from that, it can only be switched on or off.
create table discounts.code (
  id bigint generated always as identity constraint code_pk primary key,
  -- Idempotency key created by the browser.
  code_id uuid not null constraint code_outside_id_once unique,
  site_id int not null,
  -- In upper case, as rules/clean-code.ts formats it.
  code text not null constraint code_shape check (code ~ '^[A-Z0-9][A-Z0-9-]{2,30}[A-Z0-9]$'),
  -- Country the order must be paid from; null for any.
  country char(2) constraint code_country_shape check (country ~ '^[A-Z]{2}$'),
  -- The only member who can use it; it doesn't exist for anyone else.
  account_id bigint,
  -- A percentage or an amount, never both.
  percentage int constraint code_share check (percentage between 1 and 90),
  value_minor bigint constraint code_sum check (value_minor > 0),
  currency char(3) constraint code_currency_shape check (currency ~ '^[A-Z]{3}$'),
  minimum_order_minor bigint constraint code_minimum check (minimum_order_minor > 0),
  -- Accepted payment methods; empty for all.
  methods text[] not null default '{}',
  status text not null constraint code_status_known check (status in ('waiting', 'declined', 'active', 'off')),
  starts_at timestamptz(3) not null,
  expires_at timestamptz(3),
  made_at timestamptz(3) not null,
  constraint code_once unique (site_id, code),
  constraint code_share_or_sum check ((percentage is null) <> (value_minor is null)),
  constraint code_sum_has_currency check ((value_minor is null and minimum_order_minor is null) = (currency is null)),
  -- Amounts only apply to larger orders, so that something always remains to be paid.
  constraint code_sum_below_minimum check (value_minor is null or (minimum_order_minor is not null and value_minor < minimum_order_minor)),
  constraint code_ends_after_start check (expires_at is null or expires_at > starts_at),
  -- Reserved for the two offers for new members.
  constraint code_name_free check (code not in ('TIMEBONUS25', 'WELCOME'))
);
create index code_of_account on discounts.code (account_id) where account_id is not null;

-- A member's use of a code: held by an unpaid order, used by a paid one, or returned. `late`: the
-- order was paid after its code had been returned and used by another order; the code counts once.
create table discounts.redemption (
  id bigint generated always as identity constraint redemption_pk primary key,
  account_id bigint not null,
  -- A back-office code, or one of the two offers for new members.
  code_id bigint constraint redemption_code_fk references discounts.code,
  offer text constraint redemption_offer_known check (offer in ('time_bonus', 'welcome', 'stay')),
  -- The order's public id.
  order_id uuid not null constraint redemption_order_once unique,
  status text not null constraint redemption_status_known check (status in ('held', 'used', 'returned', 'late')),
  held_at timestamptz(3) not null,
  settled_at timestamptz(3),
  constraint redemption_of_one_thing check ((code_id is null) <> (offer is null)),
  constraint redemption_settled check ((status = 'held') = (settled_at is null))
);
-- A member can use a code once, and one of the two offers for new members, however many orders are sent at the same time.
create unique index redemption_once on discounts.redemption (account_id, code_id, (offer is not null)) nulls not distinct
  where status in ('held', 'used');
create index redemption_of_code on discounts.redemption (code_id) where code_id is not null;
