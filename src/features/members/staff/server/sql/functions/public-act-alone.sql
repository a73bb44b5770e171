-- The total that a staff member has spent alone since an instant, in units of the amount that one
-- person may refund of one order, so that amounts in different currencies can be added up.
create or replace function staff.public_alone_total(person bigint, since timestamptz) returns numeric
language sql stable
begin atomic
  select coalesce(sum(a.share), 0) / 1000000.0 from staff.solo_act a where a.person_id = public_alone_total.person and a.at > public_alone_total.since;
end;

-- Whether a staff member may act with money alone: `share` of the limit, and `daily_limits` times
-- the limit in 24 hours over all such actions. If so, it is counted. Actions by the same person
-- wait for each other until the transaction ends, so that their total is exact.
create or replace function staff.public_act_alone(
  person bigint, kind text, about text, share numeric, daily_limits integer, at timestamptz
) returns boolean
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('staff.solo_act', person));
  if share > 1 or staff.public_alone_total(person, public_act_alone.at - interval '24 hours') + ceil(share * 1000000) / 1000000 > daily_limits then
    return false;
  end if;
  insert into staff.solo_act (person_id, kind, about, share, at)
  values (person, public_act_alone.kind, public_act_alone.about, ceil(public_act_alone.share * 1000000)::bigint, public_act_alone.at);
  return true;
end;
$$;
