-- A member with spending limits or breaks (BEY-09), and the lock for orders and limit changes. An
-- ended break is kept until the next one.
create table spending_limits.member (
  account_id bigint constraint member_pk primary key,
  paused_at timestamptz(3),
  paused_until timestamptz(3),
  excluded_at timestamptz(3),
  excluded_until timestamptz(3),
  -- Whether the member gets the monthly spending email, and the last month it was sent for.
  monthly_email boolean not null default true,
  last_emailed_month text constraint member_told_month check (last_emailed_month ~ '^[0-9]{4}-[0-9]{2}$'),
  constraint member_pause_whole check ((paused_at is null) = (paused_until is null)),
  constraint member_exclusion_whole check ((excluded_at is null) = (excluded_until is null)),
  -- An exclusion lasts at least six months.
  constraint member_exclusion_long check (excluded_until >= excluded_at + interval '180 days')
);

-- A member's own limit per day, week or month, in minor units; null means no limit. A higher limit takes effect at `next_at`.
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
