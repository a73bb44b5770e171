-- Keeps two members apart for as long as there is a reason: a block by either, or a matched contact. Serialised per pair, so that
-- removing the last reason is noticed.
create or replace function blocks.sync_pair(one bigint, two bigint, at timestamptz) returns void
language plpgsql
as $$
begin
  perform blocks.lock_pair(one, two);
  if exists (
    select from blocks.block b
    where b.own and (b.account_id = one and b.other_id = two or b.account_id = two and b.other_id = one)
  ) or exists (
    select from blocks.contact_match m
    where m.account_id = one and m.other_id = two or m.account_id = two and m.other_id = one
  ) then
    insert into blocks.block (account_id, other_id, own, since)
    values (one, two, false, at), (two, one, false, at)
    on conflict (account_id, other_id) do nothing;
  else
    delete from blocks.block b
    where b.account_id = one and b.other_id = two or b.account_id = two and b.other_id = one;
  end if;
end;
$$;
