-- Undoes a purchase when nothing of its price is left with us: what is unspent is taken back, and it makes nobody premium any more.
-- What waits for a second person is with us still.
create or replace function refunds.undo_purchase(asked uuid, key text, reason text, at timestamptz) returns void
language plpgsql
as $$
begin
  perform credits.public_take_back(p.account_id, 'order:' || p.order_id, undo_purchase.key, true, undo_purchase.reason, undo_purchase.at)
  from refunds.payment p
  where p.order_id = asked and p.counted_as = 'price' and p.promised_minor = p.paid_minor
    and not exists (select from refunds.refund r where r.attempt = p.attempt and r.state = 'waiting');
end;
$$;
