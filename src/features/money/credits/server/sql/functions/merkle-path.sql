-- Merkle proof from a wallet's leaf to the root of a seal: the sibling and its side at each level; side and hash are null if there
-- is no sibling.
create or replace function credits.merkle_path(seal int, account bigint) returns jsonb
language plpgsql
stable
as $$
declare
  level bytea[] := credits.seal_leaves(merkle_path.seal);
  leaf int := (select s.leaf_index from credits.sealed_wallet s where s.seal = merkle_path.seal and s.account_id = account);
  path jsonb := '[]';
  neighbour int;
begin
  while cardinality(level) > 1 loop
    neighbour := leaf + case leaf % 2 when 1 then 1 else -1 end;
    path := path || jsonb_build_object(
      'side', case when neighbour > cardinality(level) then null when neighbour < leaf then 'left' else 'right' end,
      'hash', encode(level[neighbour], 'hex'));
    level := credits.merkle_parent_level(level);
    leaf := (leaf + 1) / 2;
  end loop;
  return path;
end;
$$;
