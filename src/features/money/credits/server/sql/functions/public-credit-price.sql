-- The price this account last paid for credits: `minor` units for `per_credits` credits. No row before the first purchase in this
-- currency. Bonus credits aren't considered.
create or replace function credits.public_credit_price(account bigint, price_currency text)
returns table (minor bigint, per_credits bigint, currency text)
language sql stable parallel safe
begin atomic
  select l.price_minor, l.granted, l.currency::text
  from credits.lot l
  where l.account_id = public_credit_price.account and l.kind = 'bought' and l.closed_by is null
    and l.currency = public_credit_price.price_currency
  order by l.lot desc
  limit 1;
end;
