-- Called in the transaction in which a member writes to, likes or otherwise addresses another: if
-- they had listed the other as a contact, this makes them visible anyway, so they are no longer
-- hidden. Otherwise nothing happens.
create or replace function blocks.public_reveal(actor bigint, other bigint, at timestamptz) returns void
language plpgsql
as $$
begin
  perform blocks.lock_pair(actor, other);
  update blocks.contact_match m set lifted_at = public_reveal.at
  where m.account_id = actor and m.other_id = public_reveal.other and m.lifted_at is null;
  if found then
    perform blocks.sync_pair(actor, public_reveal.other, public_reveal.at);
  end if;
end;
$$;
