-- Deletes old reports with their evidence and decisions, at most `max_count`: those decided before `decided_before`; cases opened by
-- the machine before `machine_before` and reports filed before `filed_before` that no one has decided. Returns the number, and the
-- storage keys of the copied pictures. Reports whose number is in `kept` stay: an appeal against their decision is undecided. Nothing else may delete from these tables.
create or replace function reports.delete_old(
  decided_before timestamptz, machine_before timestamptz, filed_before timestamptz, kept text[], max_count int, out deleted int, out keys text[]
)
language plpgsql
as $$
declare
  due bigint[];
begin
  due := array(
    select r.id
    from reports.report r left join reports.decision d on d.report_id = r.id
    where r.number <> all (kept) and case
      when d.report_id is not null then d.decided_at < decided_before
      when r.reporter_id is null and r.staff_id is null then r.at < machine_before
      else r.at < filed_before
    end
    order by r.id
    limit max_count
  );
  keys := array(
    select e.content ->> 'picture' from reports.evidence e where e.report_id = any (due) and e.content ->> 'picture' is not null
      -- A report reopened after an appeal has the same pictures.
      and not exists (
        select from reports.evidence o where o.content ->> 'picture' = e.content ->> 'picture' and o.content ->> 'picture' is not null and o.report_id <> all (due))
  );
  perform set_config('reports.retention', 'on', true);
  delete from reports.evidence e where e.report_id = any (due);
  delete from reports.decision d where d.report_id = any (due);
  delete from reports.report r where r.id = any (due);
  get diagnostics deleted = row_count;
  perform set_config('reports.retention', 'off', true);
end;
$$;
