-- Whether the daily seal was missed: the last run, if any, is older than `since`, and credits moved
-- before then.
create or replace function credits.public_seal_missed(since timestamptz) returns boolean
language sql stable
begin atomic
  select coalesce((select r.at < public_seal_missed.since from credits.seal_run r),
    exists (select from credits.movement m where m.at < public_seal_missed.since));
end;
