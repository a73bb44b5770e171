-- Computations are append-only.
create or replace function verified_claims.forbid_changes() returns trigger
language plpgsql
as $$
begin
  raise exception 'what a claim rested on is never rewritten';
end;
$$;
