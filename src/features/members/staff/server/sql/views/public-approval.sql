-- Requests for a second staff member and how they ended, for the features they are about.
create or replace view staff.public_approval as
select a.kind, a.subject, a.state, a.requested_by, a.decided_by, a.requested_at, a.decided_at from staff.approval a;
