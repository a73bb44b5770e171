-- Seals the next slice of up to `size` wallets that changed since their last seal, as they were at the time of the seal: `at`, or the
-- time at which the seal in progress began. `finished` when no wallets are left: then the seal exists, unless nothing had changed.
-- `seed`, fresh random bytes that aren't stored, produces the salts of wallets sealed for the first time.
create or replace function credits.seal_next_slice(at timestamptz, seed bytea, size int)
returns table (sealed int, finished boolean, sealed_at timestamptz)
language plpgsql
as $$
declare
  last credits.seal;
  before credits.seal_slice;
  due bigint[];
  due_versions bigint[];
begin
  -- One at a time, because each seal contains the previous one.
  lock table credits.seal in share row exclusive mode;
  select * into last from credits.seal s order by s.number desc limit 1;
  last.number := coalesce(last.number, 0);
  last.hash := coalesce(last.hash, ''::bytea);
  select * into before from credits.seal_slice s where s.seal = last.number + 1 order by s.slice desc limit 1;
  sealed_at := coalesce(before.at, seal_next_slice.at);

  select coalesce(array_agg(d.account_id order by d.account_id), '{}'), array_agg(d.version order by d.account_id)
  into due, due_versions
  from (
    select w.account_id, reached.version
    from credits.wallet w
    left join lateral (
      select s.version from credits.sealed_wallet s where s.account_id = w.account_id order by s.seal desc limit 1
    ) done on true
    cross join lateral (
      select m.version from credits.movement m where m.account_id = w.account_id and m.at <= sealed_at order by m.version desc limit 1
    ) reached
    where w.account_id > coalesce(before.last_account_id, 0) and w.version > coalesce(done.version, 0)
      and reached.version > coalesce(done.version, 0)
    order by w.account_id
    limit seal_next_slice.size
  ) d;
  sealed := cardinality(due);
  finished := sealed < seal_next_slice.size;

  if sealed > 0 then
    insert into credits.chain_salt (account_id, salt)
    select d.account, substring(sha256(seed || convert_to(d.account::text, 'UTF8')) for 16)
    from unnest(due) d(account)
    where not exists (select from credits.chain_salt c where c.account_id = d.account);

    insert into credits.sealed_wallet (account_id, seal, slice, version, hash, leaf_index)
    select d.account, last.number + 1, coalesce(before.slice, 0) + 1, d.version,
      (select credits.chain_hash(coalesce(done.hash, convert_to(encode(c.salt, 'hex'), 'UTF8')), credits.movement_line(m) order by m.version)
       from credits.movement m
       where m.account_id = d.account and m.version > coalesce(done.version, 0) and m.version <= d.version),
      d.nth
    from unnest(due, due_versions) with ordinality d(account, version, nth)
    join credits.chain_salt c on c.account_id = d.account
    left join lateral (
      select s.version, s.hash from credits.sealed_wallet s where s.account_id = d.account order by s.seal desc limit 1
    ) done on true;

    insert into credits.seal_slice (seal, slice, at, wallets, last_account_id, root)
    values (last.number + 1, coalesce(before.slice, 0) + 1, sealed_at, sealed, due[sealed],
      credits.merkle_root(credits.seal_leaves(last.number + 1, coalesce(before.slice, 0) + 1)));
  end if;

  if finished then
    insert into credits.seal_run (single, at) values (true, sealed_at)
    on conflict on constraint seal_run_pk do update set at = greatest(seal_run.at, excluded.at);
    insert into credits.seal (number, at, root, previous, hash)
    select last.number + 1, sealed_at, tree.root, last.hash, credits.seal_hash(last.hash, last.number + 1, sealed_at, tree.root)
    from (select credits.merkle_root(credits.seal_slices(last.number + 1)) as root) tree
    where tree.root is not null;
  end if;
  return next;
end;
$$;
