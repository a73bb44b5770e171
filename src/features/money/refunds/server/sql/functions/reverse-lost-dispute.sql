-- Reverses the effects of a dispute that was reported as lost but was won: credits return to their
-- purchase, and a withdrawal that returned nothing because of it is reopened.
create or replace function refunds.reverse_lost_dispute(for_order uuid, account bigint, ref text, at timestamptz) returns void
language plpgsql
as $$
declare
  key constant text := 'dispute:' || ref;
begin
  perform credits.public_restore_credits(account, key, key, 'chargeback_won', at);
  update refunds.dispute d set credits = 0 where d.order_id = for_order and d.ref = reverse_lost_dispute.ref;
  update refunds.withdrawal w set settled_at = null, credits = null, amount_minor = null, blocked_by_dispute = false
  where w.order_id = for_order and w.blocked_by_dispute;
  if found then
    insert into refunds.order_event (order_id, kind, about, what, at) values (for_order, 'withdrawal', for_order::text, 'open_again',
      reverse_lost_dispute.at);
  end if;
end;
$$;
