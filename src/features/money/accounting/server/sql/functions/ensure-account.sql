-- The id of a ledger account by its code, created on first use.
create or replace function accounting.ensure_account(issuer int, of_currency text, of_code text) returns int
language plpgsql
as $$
declare
  found_id int;
begin
  select a.id into found_id from accounting.account a where (a.issuer_id, a.currency, a.code) = (issuer, of_currency, of_code);
  if found_id is null then
    insert into accounting.account (issuer_id, currency, code) values (issuer, of_currency, of_code) on conflict do nothing;
    select a.id into found_id from accounting.account a where (a.issuer_id, a.currency, a.code) = (issuer, of_currency, of_code);
  end if;
  return found_id;
end;
$$;
