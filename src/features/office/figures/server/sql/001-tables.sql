-- Days of a site that have been counted, in the site's time zone.
create table figures.day (
  site_id int not null,
  day date not null,
  recorded_at timestamptz(3) not null,
  -- Counted for the last time. A closed day is older than what members can still do for it, and younger than the erasure of any account
  -- that was deleted on it, so that no erasure changes a figure.
  closed boolean not null default false,
  -- Weeks after sign-up for which returning members have been counted.
  weeks smallint not null default 0 constraint day_weeks_count check (weeks between 0 and 8),
  constraint day_pk primary key (site_id, day)
);

-- The figures of a day by country, language and traffic source. No row names anyone, and no count of fewer than ten people is shown.
create table figures.day_count (
  site_id int not null,
  day date not null,
  measure text not null constraint day_count_names_measure check (measure ~ '^[a-z_0-9]{2,40}$'),
  -- Two letters; empty if it isn't known.
  country text not null,
  language text not null,
  -- A network; empty for none, `*` for all networks too small to be named.
  source text not null,
  -- Empty unless the value is an amount or a number of sales.
  currency text not null,
  value bigint not null,
  -- A lower bound of the people behind the value.
  people int not null constraint day_count_people_count check (people >= 0),
  constraint day_count_pk primary key (site_id, day, measure, country, language, source, currency),
  constraint day_count_day_fk foreign key (site_id, day) references figures.day on delete cascade
);
-- For telling which traffic sources brought enough members to be named.
create index day_count_sign_ups on figures.day_count (site_id, source) include (day, value) where measure = 'signed_up';
