-- Applies the contacts of `account` to one other account: drops matches whose contact was removed,
-- lifts the others if the two are already acquainted, and hides or shows `account` accordingly. The
-- caller holds the lock of the pair.
create or replace function blocks.settle_contact(account bigint, other bigint, acquainted boolean, at timestamptz) returns void
language plpgsql
as $$
begin
  delete from blocks.contact_match m
  where m.account_id = account and m.other_id = other
    and not exists (select from blocks.contact c where c.id = m.contact_id);
  if acquainted then
    update blocks.contact_match m set lifted_at = settle_contact.at
    where m.account_id = account and m.other_id = other and m.lifted_at is null;
  end if;
  perform blocks.sync_pair(account, other, at);
end;
$$;
