-- Statements of reasons also for a declined photo verification and for a break that staff impose.
alter table complaints.statement
  drop constraint statement_source_known,
  drop constraint statement_outcome_known,
  drop constraint statement_origin_known,
  add constraint statement_source_known check (source in ('report', 'photo', 'complaint', 'verification', 'wellbeing')),
  add constraint statement_outcome_known check (outcome in ('nothing', 'warning', 'pause', 'ban', 'suspension', 'photo_rejected', 'verification_declined',
    'break', 'upheld', 'rejected')),
  add constraint statement_origin_known check (origin in ('notice', 'own', 'automatic', 'request')),
  -- When the effect ends; null if it has no end.
  add column ends_at timestamptz(3),
  -- Staff members who confirmed the decision, so that they can't decide an appeal either.
  add column confirmed_by bigint[] not null default '{}';
