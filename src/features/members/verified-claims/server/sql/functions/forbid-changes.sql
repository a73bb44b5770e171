-- Computations are append-only.
create or replace function verified_claims.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'computations of claims are append-only';
end;
$$;
