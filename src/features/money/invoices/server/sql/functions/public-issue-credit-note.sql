-- Credits some or all of an order's invoice, in the transaction that returns the money. The VAT is calculated over everything
-- credited so far, so that notes for the whole invoice credit exactly its VAT. `verdict`: `credited`; `repeated`; `mismatch` (the
-- key was used for something else); `no_invoice`; `too_much` (more than was paid). Without a key, every call issues a note.
create or replace function invoices.public_issue_credit_note(
  for_order uuid, amount_minor bigint, reason text, at timestamptz, key text default null,
  out verdict text, out number text, out net_minor bigint, out vat_minor bigint
)
language plpgsql
as $$
declare
  invoice invoices.document;
  existing invoices.document;
  credited_before bigint;
  of_year smallint;
  serial int;
  document_id bigint;
begin
  if amount_minor is null or amount_minor <= 0 then
    raise exception 'a credit note over %', amount_minor using errcode = 'invalid_parameter_value';
  end if;
  select * into invoice from invoices.document d where d.order_id = for_order and d.kind = 'invoice' for update;
  if not found then
    verdict := 'no_invoice';
    return;
  end if;
  select * into existing from invoices.document d
  where d.order_id = for_order and d.kind = 'credit_note' and d.key = public_issue_credit_note.key;
  if found then
    verdict := case when (existing.gross_minor, existing.reason) = (amount_minor,
      public_issue_credit_note.reason) then 'repeated' else 'mismatch' end;
    number := existing.number;
    net_minor := existing.net_minor;
    vat_minor := existing.vat_minor;
    return;
  end if;
  select coalesce(sum(d.gross_minor), 0) into credited_before from invoices.document d where d.invoice_id = invoice.id;
  if credited_before + amount_minor > invoice.gross_minor then
    verdict := 'too_much';
    return;
  end if;

  verdict := 'credited';
  vat_minor := invoices.public_vat_share(for_order, credited_before + amount_minor) - invoices.public_vat_share(for_order, credited_before);
  net_minor := amount_minor - vat_minor;
  of_year := extract(year from public_issue_credit_note.at at time zone invoice.time_zone);
  serial := invoices.next_serial(invoice.issuer_id, of_year, 'credit_note');
  number := invoices.format_number('credit_note', of_year, serial);
  insert into invoices.document (issuer_id, year, kind, serial, number, order_id, account_id, site_id, invoice_id, reason, key,
    issued_at, supplied_at, time_zone, seller, credits, currency, gross_minor, net_minor, vat_minor, vat_basis_points, vat_country,
    vat_treatment, country, proof_chosen, proof_address, proof_bank, proof_verdict)
  values (invoice.issuer_id, of_year, 'credit_note', serial, public_issue_credit_note.number, for_order, invoice.account_id, invoice.site_id,
    invoice.id, public_issue_credit_note.reason, public_issue_credit_note.key, public_issue_credit_note.at, invoice.supplied_at,
      invoice.time_zone, invoice.seller,
    invoice.credits, invoice.currency, amount_minor, public_issue_credit_note.net_minor, public_issue_credit_note.vat_minor,
      invoice.vat_basis_points,
    invoice.vat_country, invoice.vat_treatment, invoice.country, invoice.proof_chosen, invoice.proof_address, invoice.proof_bank,
    invoice.proof_verdict)
  returning id into document_id;
  perform platform.emit('invoices.issued', jsonb_build_object('document', document_id), public_issue_credit_note.at);
end;
$$;
