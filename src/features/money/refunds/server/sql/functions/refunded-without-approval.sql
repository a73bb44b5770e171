-- How much of an order staff have refunded without approval. A retry of a failed refund counts as
-- the original request.
create or replace function refunds.refunded_without_approval(for_order uuid) returns bigint
language plpgsql
stable
as $$
begin
  return (
    with recursive request as (
      select r.id, r.amount_minor, r.state, r.requested_by is not null and not exists (
        select from staff.public_approval a where a.kind = 'refunds.refund' and a.subject = r.refund_id::text) as alone
      from refunds.refund r where r.order_id = for_order and r.retry_of is null
      union all
      select r.id, r.amount_minor, r.state, w.alone from refunds.refund r join request w on r.retry_of = w.id
    )
    select coalesce(sum(w.amount_minor), 0)::bigint from request w
    where w.alone and w.state not in ('declined', 'failed', 'waiting', 'given_up')
  );
end;
$$;
