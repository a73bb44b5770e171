-- Decisions on photos, including undone ones.
create table photo_moderation.photo_decision (
  id bigint generated always as identity constraint photo_decision_pk primary key,
  photo uuid not null,
  -- The photo's owner; deleted when they are erased.
  account_id bigint not null,
  staff_id bigint not null,
  finding text not null constraint photo_decision_finding_known check (finding in ('active', 'rejected')),
  reason text,
  decided_at timestamptz(3) not null,
  undone_at timestamptz(3),
  constraint photo_decision_says_why check ((finding = 'rejected') = (reason is not null))
);
create index photo_decision_photo on photo_moderation.photo_decision (photo, id desc);
create index photo_decision_account on photo_moderation.photo_decision (account_id, id desc);
