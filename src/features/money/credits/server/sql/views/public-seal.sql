-- The seals, as anybody may know them: when, how many wallets, and the hash that the next one is chained to.
create or replace view credits.public_seal as
select s.number, s.at, encode(s.hash, 'hex') as hash, (select count(*) from credits.sealed_wallet d where d.seal = s.number) as wallets
from credits.seal s;
