-- The hash of a seal: the previous hash, its number, time and Merkle root.
create or replace function credits.seal_hash(previous bytea, number int, at timestamptz, root bytea) returns bytea
language sql
stable
as $$
  select sha256(previous || convert_to(concat(number, '|', to_char(at::timestamptz(3) at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 'UTF8') || root)
$$;
