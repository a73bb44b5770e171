-- Counts a failed login; a person's first one in a minute is also an entry in the audit log.
-- `failed_person` is null for an unknown address.
create or replace function staff.count_failed_log_in(failed_person bigint, at timestamptz)
returns integer
language plpgsql
as $$
declare
  key bigint := coalesce(failed_person, 0);
  this_minute timestamptz := date_trunc('minute', at);
  counted integer;
  new_entry bigint;
begin
  -- Attempts by the same person in the same minute wait for each other, so that only one becomes an
  -- entry.
  perform pg_advisory_xact_lock(hashtextextended('staff.failed_log_in ' || key || this_minute::text, 0));
  update staff.failed_log_in f set count = f.count + 1 where f.person = key and f.minute = this_minute
    returning f.count into counted;
  if counted is not null then
    return counted;
  end if;
  insert into staff.audit (at, person_id, name, role, act, about, facts)
    select count_failed_log_in.at, failed_person, coalesce(p.name, '?'), coalesce(p.role, ''), 'staff.log_in_failed', null, '{}'
    from (select failed_person as id) f left join staff.person p on p.id = f.id
    returning id into new_entry;
  insert into staff.failed_log_in (person, minute, entry, count) values (key, this_minute, new_entry, 1);
  return 1;
end;
$$;
