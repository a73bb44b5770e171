-- Hidden members: `account_id` doesn't see `other_id`. Filter by `account_id = reader`; it isn't symmetric.
create or replace view blocks.public_block as
select account_id, other_id from blocks.block;
