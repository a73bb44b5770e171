-- The next level of a Merkle tree; a node without a sibling is hashed alone.
create or replace function credits.merkle_parent_level(level bytea[]) returns bytea[]
language sql
immutable
as $$
  select array_agg(pair.hash order by pair.nth)
  from (
    select (u.nth - 1) / 2 as nth, sha256('\x01'::bytea || string_agg(u.hash, ''::bytea order by u.nth)) as hash
    from unnest(level) with ordinality u(hash, nth)
    group by 1
  ) pair
$$;

-- The root of a Merkle tree over these nodes, in order; null if there are none.
create or replace function credits.merkle_root(nodes bytea[]) returns bytea
language plpgsql
immutable
as $$
begin
  while cardinality(nodes) > 1 loop
    nodes := credits.merkle_parent_level(nodes);
  end loop;
  return nodes[1];
end;
$$;

-- The leaves of a slice of a seal, in order.
create or replace function credits.seal_leaves(seal int, slice int) returns bytea[]
language sql
stable
as $$
  select array_agg(sha256('\x00'::bytea || s.hash) order by s.leaf_index)
  from credits.sealed_wallet s where s.seal = seal_leaves.seal and s.slice = seal_leaves.slice
$$;

-- The roots of the slices of a seal, in order.
create or replace function credits.seal_slices(seal int) returns bytea[]
language sql
stable
as $$ select array_agg(s.root order by s.slice) from credits.seal_slice s where s.seal = seal_slices.seal $$;
