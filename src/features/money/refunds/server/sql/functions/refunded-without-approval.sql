-- How much of an order staff refunded without approval. A retry of a failed refund counts as the original request.
create or replace function refunds.refunded_without_approval(asked uuid) returns bigint
language plpgsql
stable
as $$
begin
  return (
    with recursive wish as (
      select r.id, r.amount_minor, r.state, r.requested_by is not null and r.decided_by is null as alone
      from refunds.refund r where r.order_id = asked and r.retry_of is null
      union all
      select r.id, r.amount_minor, r.state, w.alone from refunds.refund r join wish w on r.retry_of = w.id
    )
    select coalesce(sum(w.amount_minor), 0)::bigint from wish w
    where w.alone and w.state not in ('declined', 'failed', 'waiting', 'given_up')
  );
end;
$$;
