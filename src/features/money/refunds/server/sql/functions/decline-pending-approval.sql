-- A withdrawal replaces refunds still awaiting approval: the statutory amount comes first.
create or replace function refunds.decline_pending_approval(for_order uuid, at timestamptz) returns void
language plpgsql
as $$
begin
  perform refunds.change_refund_state(r.id, 'declined', null, null, null, decline_pending_approval.at),
    staff.public_supersede_approval('refunds.refund', r.refund_id::text, decline_pending_approval.at)
  from refunds.refund r where r.order_id = for_order and r.state = 'waiting';
end;
$$;
