-- Violations of the documents whose ids are after `first` and up to `last`; none unless there is a bug.
create or replace function invoices.document_violations(first bigint, last bigint) returns table (rule text, about text)
language sql stable
as $$
select 'a document has the number of its year and series', d.number
from invoices.document d
where d.id > first and d.id <= last
  and (d.year <> extract(year from d.issued_at at time zone d.time_zone) or d.number <> invoices.format_number(d.kind, d.year, d.serial))
union all
select 'credit notes never exceed their invoice or its VAT', i.number
from invoices.document i
join lateral (
  select sum(c.gross_minor) as gross, sum(c.vat_minor) as vat from invoices.document c where c.invoice_id = i.id
) c on c.gross is not null
where i.id > first and i.id <= last and i.kind = 'invoice'
  and (c.gross > i.gross_minor or c.vat <> invoices.public_vat_share(i.order_id, c.gross::bigint))
union all
select 'a credit note belongs to an invoice of the same order', c.number
from invoices.document c join invoices.document i on i.id = c.invoice_id
where c.id > first and c.id <= last and (i.kind <> 'invoice'
  or (c.order_id, c.account_id, c.currency, c.issuer_id) is distinct from (i.order_id, i.account_id, i.currency, i.issuer_id));
$$;
