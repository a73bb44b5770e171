-- The amount that the operation with this key posts to the bank, in minor units; 0 without one.
create or replace function accounting.bank_amount(of_key text) returns bigint
language sql stable
as $$
select coalesce(sum(p.amount_minor), 0)::bigint
from accounting.public_posting p where p.key = of_key and p.kind = 'settlement' and p.code like 'bank:%';
$$;
