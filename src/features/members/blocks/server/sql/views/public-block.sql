-- Pairs that may not meet, from either side: `where account_id = reader` is all one ever needs.
create or replace view blocks.public_block as
select account_id, other_id from blocks.block;
