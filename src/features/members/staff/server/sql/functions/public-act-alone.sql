-- Sum of what a staff member did alone with money since a time, in units of what one person may refund of one order: so amounts in
-- different currencies add up.
create or replace function staff.public_alone_total(person bigint, since timestamptz) returns numeric
language sql stable
begin atomic
  select coalesce(sum(a.share), 0) / 1000000.0 from staff.solo_act a where a.person_id = public_alone_total.person and a.at > public_alone_total.since;
end;

-- Whether a staff member may act with money alone: `share` of the limit, and `daily_limits` times the limit in 24 hours over all
-- such acts. If so, it is counted. Acts of the same person wait for each other until the transaction ends, so that their sum is exact.
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
