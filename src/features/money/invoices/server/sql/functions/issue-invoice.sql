-- Issues an order's invoice and returns its id; returns the existing one if there is one. Call it in the transaction that completes
-- the order, as late as possible: the series stays locked until it ends.
create or replace function invoices.issue_invoice(
  for_order uuid, account bigint, site int, seller jsonb, zone text, credits bigint, currency text, gross_minor bigint, vat_minor bigint,
  vat_basis_points int, vat_country text, vat_treatment text, country text, proof_chosen text, proof_address text, proof_bank text,
  proof_verdict text, at timestamptz
) returns bigint
language plpgsql
as $$
declare
  issuer int;
  of_year constant smallint := extract(year from issue_invoice.at at time zone zone);
  serial int;
  document_id bigint;
begin
  select d.id into document_id from invoices.document d where d.order_id = for_order and d.kind = 'invoice';
  if found then
    return document_id;
  end if;
  insert into invoices.issuer (country, register)
  values (seller ->> 'country', coalesce(nullif(seller ->> 'register', ''), seller ->> 'name')) on conflict do nothing;
  select i.id into issuer from invoices.issuer i
  where i.country = seller ->> 'country' and i.register = coalesce(nullif(seller ->> 'register', ''), seller ->> 'name');
  serial := invoices.next_serial(issuer, of_year, 'invoice');
  insert into invoices.document (issuer_id, year, kind, serial, number, order_id, account_id, site_id, issued_at, supplied_at, time_zone,
    seller, credits, currency, gross_minor, net_minor, vat_minor, vat_basis_points, vat_country, vat_treatment, country,
    proof_chosen, proof_address, proof_bank, proof_verdict)
  values (issuer, of_year, 'invoice', serial, invoices.format_number('invoice', of_year, serial), for_order, issue_invoice.account,
    issue_invoice.site,
    issue_invoice.at, issue_invoice.at, zone, issue_invoice.seller, issue_invoice.credits, issue_invoice.currency, gross_minor,
      gross_minor - vat_minor, vat_minor, vat_basis_points, issue_invoice.vat_country,
    vat_treatment, issue_invoice.country, proof_chosen, proof_address, proof_bank, proof_verdict)
  returning id into document_id;
  perform platform.emit('invoices.issued', jsonb_build_object('document', document_id), issue_invoice.at);
  return document_id;
end;
$$;
