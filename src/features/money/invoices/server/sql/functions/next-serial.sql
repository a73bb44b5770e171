-- Takes the next number of a series. Other callers wait until this transaction ends; a rollback returns the number.
create or replace function invoices.next_serial(issuer int, of_year smallint, of_kind text) returns int
language sql
begin atomic
  insert into invoices.series as s (issuer_id, year, kind, last) values (next_serial.issuer, next_serial.of_year, next_serial.of_kind, 1)
  on conflict on constraint series_pk do update set last = s.last + 1
  returning last;
end;
