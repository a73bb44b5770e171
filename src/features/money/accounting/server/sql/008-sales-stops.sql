-- What is not sold for a while: everything, a provider or a way to pay, on one site or on all. Opened again it stays as history.
create table accounting.sales_stop (
  id bigint generated always as identity constraint closure_pk primary key,
  -- Made by the browser before asking; a repeat is the same closure.
  closure_id uuid not null constraint closure_once unique,
  -- Null is every site.
  site_id int,
  kind text not null constraint closure_kind_known check (kind in ('all', 'gateway', 'method')),
  name text constraint closure_name_shape check (name ~ '^[a-z0-9-]{1,30}$'),
  reason text not null constraint closure_reason_length check (length(reason) between 1 and 500),
  closed_by bigint not null,
  closed_at timestamptz(3) not null,
  opened_by bigint,
  opened_at timestamptz(3),
  constraint closure_named check ((kind = 'all') = (name is null)),
  constraint closure_opened_by_somebody check ((opened_at is null) = (opened_by is null))
);
-- The same thing is closed once at a time.
create unique index closure_open_once on accounting.sales_stop (coalesce(site_id, 0), kind, coalesce(name, '')) where opened_at is null;
