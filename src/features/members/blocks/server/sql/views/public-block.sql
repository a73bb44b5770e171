-- Pairs that can't meet, from either side: filter by `account_id = reader`.
create or replace view blocks.public_block as
select account_id, other_id from blocks.block;
