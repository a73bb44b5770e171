-- A printed document number: 2026-000123, C2026-000004.
create or replace function invoices.format_number(of_kind text, of_year smallint, serial int) returns text
language sql immutable parallel safe
begin atomic
  select case of_kind when 'credit_note' then 'C' else '' end || of_year::text || '-' || lpad(serial::text, greatest(6,
    length(serial::text)), '0');
end;
