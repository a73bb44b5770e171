-- A code that takes something off the price of an order (CRED-08). The office makes it; nothing of it changes but whether it is on.
create table discounts.code (
  id bigint generated always as identity constraint code_pk primary key,
  -- Made by the office's browser before asking; a repeat makes no second code.
  code_id uuid not null constraint code_outside_id_once unique,
  site_id int not null,
  -- In capitals, as rules/clean-code.ts writes it.
  code text not null constraint code_shape check (code ~ '^[A-Z0-9][A-Z0-9-]{2,30}[A-Z0-9]$'),
  -- From where the order has to be paid; null is from anywhere.
  country char(2) constraint code_country_shape check (country ~ '^[A-Z]{2}$'),
  -- Whose alone it is; to everyone else it is not there.
  account_id bigint,
  -- A share of the price, or a sum; never both.
  percentage int constraint code_share check (percentage between 1 and 90),
  value_minor bigint constraint code_sum check (value_minor > 0),
  currency char(3) constraint code_currency_shape check (currency ~ '^[A-Z]{3}$'),
  minimum_order_minor bigint constraint code_minimum check (minimum_order_minor > 0),
  -- By what it has to be paid; none is by anything.
  methods text[] not null default '{}',
  status text not null default 'active' constraint code_status_known check (status in ('active', 'off')),
  starts_at timestamptz(3) not null,
  expires_at timestamptz(3),
  made_at timestamptz(3) not null,
  constraint code_once unique (site_id, code),
  constraint code_share_or_sum check ((percentage is null) <> (value_minor is null)),
  constraint code_sum_has_currency check ((value_minor is null and minimum_order_minor is null) = (currency is null)),
  -- A sum is taken off larger orders only, so that something is always left to pay.
  constraint code_sum_below_minimum check (value_minor is null or (minimum_order_minor is not null and value_minor < minimum_order_minor)),
  constraint code_ends_after_start check (expires_at is null or expires_at > starts_at),
  -- The two offers for newcomers keep their names.
  constraint code_name_free check (code not in ('TIMEBONUS25', 'WELCOME'))
);
create index code_of_account on discounts.code (account_id) where account_id is not null;

-- What became of a code with a member: held by an order that is not paid yet, used by one that is, or given back. An order that
-- was paid after all, when its code had been given back and taken by another, is late: the money came, the code counts once.
create table discounts.redemption (
  id bigint generated always as identity constraint redemption_pk primary key,
  account_id bigint not null,
  -- A code of the office, or one of the two offers for newcomers.
  code_id bigint constraint redemption_code_fk references discounts.code,
  offer text constraint redemption_offer_known check (offer in ('time_bonus', 'welcome')),
  -- The order's outside id.
  order_id uuid not null constraint redemption_order_once unique,
  status text not null constraint redemption_status_known check (status in ('held', 'used', 'returned', 'late')),
  held_at timestamptz(3) not null,
  settled_at timestamptz(3),
  constraint redemption_of_one_thing check ((code_id is null) <> (offer is null)),
  constraint redemption_settled check ((status = 'held') = (settled_at is null))
);
-- Each code once for each member, however many orders are sent at once.
create unique index redemption_once on discounts.redemption (account_id, code_id, offer) nulls not distinct where status in ('held', 'used');
create index redemption_of_code on discounts.redemption (code_id) where code_id is not null;
