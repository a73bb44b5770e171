-- Reverses a purchase if none of its price is left: unspent credits are taken back and it no longer counts for premium. Refunds
-- awaiting approval haven't left yet.
create or replace function refunds.undo_purchase(for_order uuid, key text, reason text, at timestamptz) returns void
language plpgsql
as $$
begin
  perform credits.public_take_back(p.account_id, 'order:' || p.order_id, undo_purchase.key, true, undo_purchase.reason, undo_purchase.at)
  from refunds.payment p
  where p.order_id = for_order and p.counted_as = 'price' and p.promised_minor = p.paid_minor
    and not exists (select from refunds.refund r where r.attempt = p.attempt and r.state = 'waiting');
end;
$$;
