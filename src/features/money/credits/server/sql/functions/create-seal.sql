-- The next level of a Merkle tree; a node without a sibling moves up unchanged.
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

-- The leaves of a seal, in order.
create or replace function credits.seal_leaves(seal int) returns bytea[]
language sql
stable
as $$ select array_agg(sha256('\x00'::bytea || s.hash) order by s.leaf_index) from credits.sealed_wallet s where s.seal = seal_leaves.seal $$;

-- Seals all wallets that changed since their last seal and returns their number; creates no seal if there are none. `seed`, fresh
-- random bytes that aren't stored, produces the salts of wallets sealed for the first time.
create or replace function credits.create_seal(at timestamptz, seed bytea) returns int
language plpgsql
as $$
declare
  last credits.seal;
  sealed_count int;
  level bytea[];
begin
  -- One at a time, because each seal contains the previous one.
  lock table credits.seal in share row exclusive mode;
  insert into credits.seal_run (single, at) values (true, create_seal.at)
  on conflict on constraint seal_run_pk do update set at = greatest(seal_run.at, excluded.at);
  select * into last from credits.seal s order by s.number desc limit 1;
  last.number := coalesce(last.number, 0);
  last.hash := coalesce(last.hash, ''::bytea);

  insert into credits.chain_salt (account_id, salt)
  select w.account_id, substring(sha256(seed || convert_to(w.account_id::text, 'UTF8')) for 16)
  from credits.wallet w
  where w.version > 0 and not exists (select from credits.chain_salt c where c.account_id = w.account_id);

  insert into credits.sealed_wallet (account_id, seal, version, hash, leaf_index)
  select w.account_id, last.number + 1, w.version,
    (select credits.chain_hash(coalesce(before.hash, convert_to(encode(c.salt, 'hex'), 'UTF8')), credits.movement_line(m) order by m.version)
     from credits.movement m
     where m.account_id = w.account_id and m.version > coalesce(before.version, 0) and m.version <= w.version),
    row_number() over (order by w.account_id)
  from credits.wallet w
  join credits.chain_salt c on c.account_id = w.account_id
  left join lateral (
    select s.version, s.hash from credits.sealed_wallet s where s.account_id = w.account_id order by s.seal desc limit 1
  ) before on true
  where w.version > coalesce(before.version, 0);
  get diagnostics sealed_count = row_count;
  if sealed_count = 0 then return 0; end if;

  level := credits.seal_leaves(last.number + 1);
  while cardinality(level) > 1 loop
    level := credits.merkle_parent_level(level);
  end loop;
  insert into credits.seal (number, at, root, previous, hash)
  values (last.number + 1, create_seal.at, level[1], last.hash, credits.seal_hash(last.hash, last.number + 1, create_seal.at, level[1]));
  return sealed_count;
end;
$$;
