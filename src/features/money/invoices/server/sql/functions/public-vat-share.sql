-- VAT in the first `paid_back` minor units refunded of an order, rounded half up; for the full
-- amount, exactly the full VAT. Null without an invoice.
create or replace function invoices.public_vat_share(for_order uuid, paid_back bigint) returns bigint
language sql stable parallel safe
begin atomic
  select (2 * paid_back * d.vat_minor + d.gross_minor) / (2 * d.gross_minor)
  from invoices.document d where d.order_id = for_order and d.kind = 'invoice';
end;
