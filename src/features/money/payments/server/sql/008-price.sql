-- What a package was really offered at, from when to when: the only thing a "normal price" may be told from.
create table payments.price (
  id bigint generated always as identity constraint price_pk primary key,
  site_id int not null,
  bundle text not null constraint price_bundle_known check (bundle in ('p0', 'p1', 'p2', 'p3')),
  currency char(3) not null constraint price_currency_code check (currency ~ '^[A-Z]{3}$'),
  credits bigint not null constraint price_of_something check (credits > 0),
  price_minor bigint not null constraint price_counts check (price_minor > 0),
  from_at timestamptz(3) not null,
  -- When another price took its place; null while it is asked.
  until_at timestamptz(3),
  constraint price_ends_after_it_begins check (until_at >= from_at)
);
-- One price at a time.
create unique index price_asked_once on payments.price (site_id, bundle, currency) where until_at is null;
create index price_history on payments.price (site_id, bundle, currency, from_at desc);
