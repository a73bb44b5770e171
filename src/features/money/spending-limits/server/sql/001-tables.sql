-- Who keeps their spending in bounds (BEY-09): one row for each such account, and the lock under which orders and changes of limits
-- come one after the other. A break that is over stays written until the next one.
create table spending_limits.member (
  account_id bigint constraint member_pk primary key,
  paused_at timestamptz(3),
  paused_until timestamptz(3),
  excluded_at timestamptz(3),
  excluded_until timestamptz(3),
  -- The letter about a month's spending: whether it comes, and of which month the last one told.
  letters boolean not null default true,
  last_emailed_month text constraint member_told_month check (last_emailed_month ~ '^[0-9]{4}-[0-9]{2}$'),
  constraint member_pause_whole check ((paused_at is null) = (paused_until is null)),
  constraint member_exclusion_whole check ((excluded_at is null) = (excluded_until is null)),
  -- Six months are never shorter.
  constraint member_exclusion_long check (excluded_until >= excluded_at + interval '180 days')
);

-- A limit that a member set for a day, week or month, in the smallest unit of a currency; null is none of one's own. A higher one
-- waits beside it until its time has come.
create table spending_limits.member_limit (
  account_id bigint not null,
  currency char(3) not null constraint member_limit_currency_code check (currency ~ '^[A-Z]{3}$'),
  span text not null constraint member_limit_span_known check (span in ('day', 'week', 'month')),
  minor bigint constraint member_limit_minor_counts check (minor >= 0),
  next_minor bigint constraint member_limit_next_counts check (next_minor >= 0),
  next_at timestamptz(3),
  changed_at timestamptz(3) not null,
  constraint member_limit_pk primary key (account_id, currency, span),
  constraint member_limit_next_has_time check (next_minor is null or next_at is not null)
);
