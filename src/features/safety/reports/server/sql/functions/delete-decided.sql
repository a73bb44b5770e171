-- Deletes reports that were decided before an instant, with their evidence and decisions, at most `max_count`. Returns the number,
-- and the storage keys of the copied pictures. Nothing else may delete from these tables.
create or replace function reports.delete_decided(before timestamptz, max_count int, out deleted int, out keys text[])
language plpgsql
as $$
declare
  due bigint[];
begin
  due := array(
    select d.report_id from reports.decision d where d.decided_at < before order by d.decided_at limit max_count
  );
  keys := array(
    select e.content ->> 'picture' from reports.evidence e where e.report_id = any (due) and e.content ->> 'picture' is not null
  );
  perform set_config('reports.retention', 'on', true);
  delete from reports.evidence e where e.report_id = any (due);
  delete from reports.decision d where d.report_id = any (due);
  delete from reports.report r where r.id = any (due);
  get diagnostics deleted = row_count;
  perform set_config('reports.retention', 'off', true);
end;
$$;
