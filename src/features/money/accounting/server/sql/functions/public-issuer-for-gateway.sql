-- The company that last sold through a gateway, in this currency if possible; null if none has. For settlement lines that belong to
-- no payment.
create or replace function accounting.public_issuer_for_gateway(by_gateway text, of_currency text) returns int
language sql stable
begin atomic
  select s.issuer_id from accounting.sale s where s.gateway = by_gateway order by s.currency = of_currency desc, s.number desc limit 1;
end;
