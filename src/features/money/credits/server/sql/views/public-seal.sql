-- The public part of each seal: time, number of wallets, and the hash the next seal contains.
create or replace view credits.public_seal as
select s.number, s.at, encode(s.hash, 'hex') as hash, (select sum(d.wallets) from credits.seal_slice d where d.seal = s.number)::bigint as wallets
from credits.seal s;
