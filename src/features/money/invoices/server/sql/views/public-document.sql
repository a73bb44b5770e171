-- All invoices and credit notes with their VAT, for tax reports. `sold_at`: when the invoice was issued, also for its credit notes.
create or replace view invoices.public_document as
select d.id, d.kind, d.issuer_id, d.order_id, d.issued_at, coalesce(i.issued_at, d.issued_at) as sold_at, d.time_zone,
  d.seller ->> 'name' as seller, d.seller ->> 'country' as seller_country, d.vat_country, d.vat_basis_points, d.vat_treatment,
  d.currency, d.gross_minor, d.net_minor, d.vat_minor
from invoices.document d
left join invoices.document i on i.id = d.invoice_id;
