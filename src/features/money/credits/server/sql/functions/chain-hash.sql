-- Hashes lines one after the other: each hash covers the one before and the line; the first covers what the chain begins with.
create or replace function credits.chain_step(state bytea, start bytea, line text) returns bytea
language sql
immutable
as $$ select sha256(coalesce(state, start) || convert_to(line, 'UTF8')) $$;
create or replace aggregate credits.chain_hash(start bytea, line text) (sfunc = credits.chain_step, stype = bytea);
