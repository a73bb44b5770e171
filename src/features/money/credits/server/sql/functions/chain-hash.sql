-- Hash chain over lines: each hash covers the previous hash and the line; the first one covers the start value.
create or replace function credits.chain_step(state bytea, start bytea, line text) returns bytea
language sql
immutable
as $$ select sha256(coalesce(state, start) || convert_to(line, 'UTF8')) $$;
create or replace aggregate credits.chain_hash(start bytea, line text) (sfunc = credits.chain_step, stype = bytea);
