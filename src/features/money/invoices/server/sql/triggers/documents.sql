-- Invoices and credit notes are append-only; series increase by 1.
create trigger document_stays before update or delete on invoices.document for each row execute function invoices.forbid_changes();
create trigger document_stays_whole before truncate on invoices.document for each statement execute function invoices.forbid_changes();
create trigger issuer_stays before update or delete on invoices.issuer for each row execute function invoices.forbid_changes();
create trigger series_goes_on before insert or update or delete on invoices.series for each row execute function invoices.guard_series();
create trigger series_stays_whole before truncate on invoices.series for each statement execute function invoices.forbid_changes();
