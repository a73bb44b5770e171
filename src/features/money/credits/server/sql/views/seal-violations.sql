-- Sealed chains that have changed since; empty unless history was rewritten.
create or replace view credits.wallet_seal_violations as
select 'a sealed chain is unchanged' as rule, s.account_id, s.version as number
from credits.sealed_wallet s
join credits.chain_salt c on c.account_id = s.account_id
left join lateral (
  select p.version, p.hash from credits.sealed_wallet p where p.account_id = s.account_id and p.seal < s.seal order by p.seal desc limit 1
) before on true
where s.hash is distinct from (
  select credits.chain_hash(coalesce(before.hash, convert_to(encode(c.salt, 'hex'), 'UTF8')), credits.movement_line(m) order by m.version)
  from credits.movement m
  where m.account_id = s.account_id and m.version > coalesce(before.version, 0) and m.version <= s.version);

-- Seals that have changed since, apart from the wallets in them.
create or replace view credits.seal_chain_violations as
select 'seals form an unbroken chain' as rule, 0::bigint as account_id, l.number::bigint as number
from credits.seal l left join credits.seal p on p.number = l.number - 1
where l.previous <> coalesce(p.hash, ''::bytea) or l.number > 1 and p.number is null
  or l.hash <> credits.seal_hash(l.previous, l.number, l.at, l.root)
  or l.root is distinct from credits.merkle_root(credits.seal_slices(l.number));

-- All sealed data that has changed since.
create or replace view credits.seal_violations as
select rule, account_id, number from credits.wallet_seal_violations
union all
select rule, account_id, number from credits.seal_chain_violations;
