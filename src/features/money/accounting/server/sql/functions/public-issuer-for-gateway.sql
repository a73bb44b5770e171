-- The company that sold by a gateway last, in a currency or else in any; null where nobody did. For what a provider settles about no payment.
create or replace function accounting.public_issuer_for_gateway(by_gateway text, of_currency text) returns int
language sql stable
begin atomic
  select s.issuer_id from accounting.sale s where s.gateway = by_gateway order by s.currency = of_currency desc, s.number desc limit 1;
end;
