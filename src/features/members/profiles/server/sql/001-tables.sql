-- Members' statements about themselves, stored as wire values (PRO-01). The allowed values are in rules/, compared by a test.
create table profiles.profile (
  account_id bigint constraint profile_pk primary key,
  pool_id smallint not null,
  birth date not null,
  -- When the date of birth was changed; its member can do that once.
  birth_changed_at timestamptz(3),
  -- 0 male, 1 female
  gender smallint not null constraint profile_gender_known check (gender in (0, 1)),
  -- 0 hetero, 1 gay (men), 2 lesbian (women), 3 bi: one value per preference
  sexuality smallint not null constraint profile_sexuality_known check (sexuality between 0 and 3),
  country char(2),
  region_id smallint,
  city_id int,
  -- The answers by trait, only those given; see rules/traits.ts.
  traits jsonb not null default '{}' constraint profile_traits_object check (jsonb_typeof(traits) = 'object'),
  languages text[] not null default '{}',
  interests text[] not null default '{}',
  about text not null default '',
  -- The member's own remarks on fields, by field name.
  notes jsonb not null default '{}',
  -- Disabled by the operator. Whether the account is confirmed is part of the account.
  status text not null default 'active' constraint profile_status_known check (status in ('active', 'disabled')),
  -- Whether this member wants to see others' intimate interests (H14).
  show_intimate boolean not null default false,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  constraint profile_wish_has_one_value check (not (gender = 0 and sexuality = 2) and not (gender = 1 and sexuality = 1)),
  constraint profile_city_in_region check (city_id is null or region_id is not null),
  constraint profile_region_in_country check (region_id is null or country is not null)
);
-- The office lists the members of a country.
create index profile_of_country on profiles.profile (country);

create table profiles.prompt (
  account_id bigint not null constraint prompt_profile_fk references profiles.profile on delete cascade,
  prompt text not null,
  answer text not null constraint prompt_answered check (answer <> ''),
  position smallint not null,
  constraint prompt_pk primary key (account_id, prompt)
);

-- Interests about a member's sex life: special-category data, kept separately and only with consent.
create table profiles.intimate_interests (
  account_id bigint constraint intimate_interests_pk primary key constraint intimate_interests_profile_fk references profiles.profile on delete cascade,
  interests text[] not null constraint intimate_interests_not_empty check (cardinality(interests) > 0),
  consented_at timestamptz(3) not null
);

-- How members reply to people who write to them first, recalculated nightly by chat. Members with
-- too few such messages, or who rarely reply, have no row, so nothing negative is stored.
create table profiles.reply_habit (
  account_id bigint constraint reply_habit_pk primary key constraint reply_habit_profile_fk references profiles.profile on delete cascade,
  habit text not null constraint reply_habit_habit_known check (habit in ('within_day', 'often')),
  -- When this habit was first detected.
  since timestamptz(3) not null
);
