-- Ends a waiting request that no one has to decide any more, because its subject was settled in
-- another way. The caller has locked the subject.
create or replace function staff.public_supersede_approval(kind text, subject text, at timestamptz) returns void
language sql
begin atomic
  update staff.approval a set state = 'superseded', decided_at = public_supersede_approval.at
  where a.kind = public_supersede_approval.kind and a.subject = public_supersede_approval.subject and a.state = 'waiting';
end;
