-- Counts one more call, and starts a new window if the last one has ended. Allowed while `taken` is
-- at most the limit; the count stops at one above it.
create or replace function platform.take_rate_limit(limit_name text, limit_key bytea, at timestamptz, max_count integer, seconds integer)
returns table (taken integer, ends_at timestamptz) language sql as $$
  insert into platform.rate_limit as counted (name, key, taken, ends_at)
  values (limit_name, limit_key, 1, at + make_interval(secs => seconds))
  on conflict (name, key) do update set
    taken = case when counted.ends_at <= at then 1 else least(counted.taken, max_count) + 1 end,
    ends_at = case when counted.ends_at <= at then excluded.ends_at else counted.ends_at end
  returning counted.taken, counted.ends_at;
$$;
