-- When an appeal overturned a declined request: the reviewer who declined it doesn't review the member's next one.
alter table photo_verification.request add column overturned_at timestamptz(3)
  constraint request_overturned_where_declined check (overturned_at is null or status = 'declined');
