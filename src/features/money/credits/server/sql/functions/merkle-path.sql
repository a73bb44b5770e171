-- The path from a node of a level to the root of a Merkle tree: the sibling and its side at each
-- level; side and hash are null if there is no sibling.
create or replace function credits.merkle_climb(level bytea[], node int) returns jsonb
language plpgsql
immutable
as $$
declare
  path jsonb := '[]';
  neighbour int;
begin
  while cardinality(level) > 1 loop
    neighbour := node + case node % 2 when 1 then 1 else -1 end;
    path := path || jsonb_build_object(
      'side', case when neighbour > cardinality(level) then null when neighbour < node then 'left' else 'right' end,
      'hash', encode(level[neighbour], 'hex'));
    level := credits.merkle_parent_level(level);
    node := (node + 1) / 2;
  end loop;
  return path;
end;
$$;

-- Merkle proof from a wallet's leaf to the root of a seal: through its slice, then through the roots of the slices.
create or replace function credits.merkle_path(seal int, account bigint) returns jsonb
language sql
stable
as $$
  select credits.merkle_climb(credits.seal_leaves(s.seal, s.slice), s.leaf_index)
    || credits.merkle_climb(credits.seal_slices(s.seal), s.slice)
  from credits.sealed_wallet s where s.seal = merkle_path.seal and s.account_id = account
$$;
