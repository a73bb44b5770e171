-- Hides two members from each other for as long as either blocks the other, and the owner of a matched contact from that contact.
-- Serialised per pair, so that removing the last reason is noticed.
create or replace function blocks.sync_pair(one bigint, two bigint, at timestamptz) returns void
language plpgsql
as $$
declare
  blocked boolean;
  hiding record;
begin
  perform blocks.lock_pair(one, two);
  blocked := exists (
    select from blocks.block b
    where b.own and (b.account_id = one and b.other_id = two or b.account_id = two and b.other_id = one)
  );
  for hiding in
    select p.reader, p.hidden, blocked or exists (
      select from blocks.contact_match m
      where m.account_id = p.hidden and m.other_id = p.reader and m.lifted_at is null
    ) as hides
    from (values (one, two), (two, one)) p (reader, hidden)
  loop
    if hiding.hides then
      insert into blocks.block (account_id, other_id, own, since) values (hiding.reader, hiding.hidden, false, at)
      on conflict (account_id, other_id) do nothing;
    else
      delete from blocks.block b where b.account_id = hiding.reader and b.other_id = hiding.hidden;
    end if;
  end loop;
end;
$$;
