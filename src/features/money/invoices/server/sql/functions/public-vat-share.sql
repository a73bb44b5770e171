-- The tax in the first so many units that are paid back of an order, rounded half up: of the whole it is the whole tax, whatever
-- the pieces were. Null for an order without an invoice.
create or replace function invoices.public_vat_share(for_order uuid, paid_back bigint) returns bigint
language sql stable parallel safe
begin atomic
  select (2 * paid_back * d.vat_minor + d.gross_minor) / (2 * d.gross_minor)
  from invoices.document d where d.order_id = for_order and d.kind = 'invoice';
end;
