-- The public part of each seal: time, number of wallets, and the hash the next seal contains.
create or replace view credits.public_seal as
select s.number, s.at, encode(s.hash, 'hex') as hash, (select count(*) from credits.sealed_wallet d where d.seal = s.number) as wallets
from credits.seal s;
