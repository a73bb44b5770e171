-- The staff members who made or confirmed a decision, took part in the decision on its appeal, and in the decisions that a complaint decided here
-- was about. They may not decide an appeal or a complaint about it.
create or replace function complaints.involved(statement_key bigint) returns bigint[]
language sql stable
return (
  with recursive chain (id) as (
    select statement_key
    union
    select c.about_statement_id from chain
    join complaints.statement s on s.id = chain.id
    join complaints.complaint c on c.id = s.complaint_id
    where c.about_statement_id is not null
  )
  select coalesce(array_agg(distinct who.staff_id), '{}')
  from chain
  join complaints.statement s on s.id = chain.id
  left join complaints.appeal a on a.statement_id = s.id
  left join complaints.appeal_decision d on d.appeal_id = a.id
  cross join lateral (select s.staff_id union all select d.staff_id union all select unnest(s.confirmed_by)) who (staff_id)
  where who.staff_id is not null
);
