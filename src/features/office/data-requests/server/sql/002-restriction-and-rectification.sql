alter table data_requests.request
  -- When a restriction was lifted, and why.
  add column lifted_at timestamptz(3),
  add column lift_reason text,
  -- The date of birth that waits for a second person.
  add column proposed_birth date,
  add constraint request_lift_says_why check ((lifted_at is null) = (lift_reason is null)),
  add constraint request_lift_of_restriction check (lifted_at is null or action is not distinct from 'restriction');
