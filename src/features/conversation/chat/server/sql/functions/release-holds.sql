-- Releases up to `max_count` held spends whose payee is no longer under review, or was erased, or
-- whose payer was. Spends with a refund due are kept, because paying it settles them. In wallet
-- order; returns how many were released.
create or replace function chat.release_holds(max_count int, suspicion jsonb, at timestamptz) returns int
language plpgsql
as $$
declare
  due record;
  released int := 0;
begin
  for due in
    with payee as materialized (
      select p.payee_id from (select distinct h.payee_id from credits.public_hold h) p
      where reports.public_is_suspect(p.payee_id, (suspicion ->> 'reporters')::int, (suspicion ->> 'machine_since')::timestamptz)
        and exists (select from accounts.public_account a where a.account_id = p.payee_id)
    )
    select h.account_id, h.key from credits.public_hold h
    where (not exists (select from payee where payee.payee_id = h.payee_id)
        or not exists (select from accounts.public_account a where a.account_id = h.account_id))
      and not exists (
        select from chat.refund r where r.account_id = h.account_id and r.message_id = h.key::uuid and r.returned_at is null)
    order by h.account_id, h.key
    limit max_count
  loop
    released := released + credits.public_release_hold(due.account_id, due.key, release_holds.at)::int;
  end loop;
  return released;
end;
$$;
