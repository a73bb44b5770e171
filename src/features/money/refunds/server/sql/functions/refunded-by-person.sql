-- Sum a staff member refunded without approval since a time, over all orders, in units of what they may refund of one order: so
-- amounts in different currencies add up. A refund that failed still counts, because it may have been retried.
create or replace function refunds.refunded_by_person(person bigint, since timestamptz) returns numeric
language plpgsql
stable
as $$
begin
  return (
    select coalesce(sum(r.amount_minor::numeric / r.alone_limit_minor), 0) from refunds.refund r
    where r.requested_by = person and r.created_at > since and r.decided_by is null and r.alone_limit_minor > 0
      and r.state not in ('waiting', 'declined')
  );
end;
$$;
