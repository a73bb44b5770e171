-- The position of an account among all others: the day of its last activity, as the member's site
-- shows it, then 32 bits that are random but the same all day. Within a day the order reveals
-- nothing about the time.
create or replace function search.activity_rank(account bigint, last_active timestamptz, time_zone text) returns bigint
language sql immutable parallel safe
return (((last_active at time zone time_zone)::date - date '1970-01-01')::bigint << 32)
  | (hashint8extended(account, (last_active at time zone time_zone)::date - date '1970-01-01') & 4294967295);
