-- How members answer those who write to them first, reckoned at night by whoever knows their conversations. Who is not in it has too few
-- of them, or answers few: nothing bad is ever kept here.
create table profiles.answering (
  account_id bigint constraint answering_pk primary key constraint answering_profile_fk references profiles.profile on delete cascade,
  habit text not null constraint answering_habit_known check (habit in ('within_day', 'often')),
  -- Since when it is so.
  since timestamptz(3) not null
);
