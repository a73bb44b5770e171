-- The invoice of each paid order, with the amount credited since.
create or replace view invoices.public_invoice as
select d.order_id, d.account_id, d.site_id, d.issuer_id, d.number, d.currency, d.gross_minor, d.net_minor, d.vat_minor, d.vat_country,
  d.country, d.issued_at, coalesce(c.gross_minor, 0)::bigint as credited_minor
from invoices.document d
left join lateral (select sum(n.gross_minor) as gross_minor from invoices.document n where n.invoice_id = d.id) c on true
where d.kind = 'invoice';
