-- Moves a refund forward; late, repeated and out-of-order statuses change nothing. Failed, declined
-- and given-up refunds are no longer promised, and the provider's status is ignored for one paid
-- manually. `verdict`: `moved` or `unchanged`. `back`: whether part of the order's price has been
-- returned for the first time, in which case `amount_minor` is how much; amounts reported earlier
-- that later failed aren't reported twice.
create or replace function refunds.change_refund_state(
  refund bigint, to_state text, provider_ref text, by bigint, by_hand text, at timestamptz,
  out verdict text, out order_id uuid, out amount_minor bigint, out back boolean
)
language plpgsql
as $$
declare
  refund_row refunds.refund;
  payment_counted_as text;
  left_to_report bigint;
  ranks constant jsonb := '{"waiting": 0, "asked": 1, "declined": 9, "pending": 2, "paid": 3, "failed": 4, "given_up": 5}';
begin
  select r.* into refund_row from refunds.refund r where r.id = change_refund_state.refund for update;
  select p.counted_as, p.paid_minor - coalesce((
    select sum(r.amount_minor) from refunds.refund r
    where r.attempt = p.attempt and r.reported_at is not null
      and not exists (select from refunds.refund later where later.retry_of = r.id)), 0)
  into payment_counted_as, left_to_report
  from refunds.payment p where p.attempt = refund_row.attempt;
  order_id := refund_row.order_id;
  amount_minor := refund_row.amount_minor;
  back := false;
  if (ranks ->> to_state)::int <= (ranks ->> refund_row.state)::int or to_state = 'declined' and refund_row.state <> 'waiting'
    or refund_row.by_hand is not null or to_state = 'given_up' and refund_row.state not in ('asked', 'pending') then
    verdict := 'unchanged';
    return;
  end if;
  verdict := 'moved';
  back := to_state = 'paid' and refund_row.reported_at is null and payment_counted_as = 'price';
  -- A reported amount stays reported, so that no more than was paid is ever reported.
  if back then
    amount_minor := least(refund_row.amount_minor, greatest(left_to_report, 0));
  end if;
  update refunds.refund r
  set state = to_state, changed_at = change_refund_state.at, provider_ref = coalesce(r.provider_ref, change_refund_state.provider_ref),
    reported_at = case when change_refund_state.back then change_refund_state.at else r.reported_at end,
    by_hand = change_refund_state.by_hand,
    next_check_at = case when to_state in ('asked', 'pending', 'paid') and change_refund_state.by_hand is null then change_refund_state.at end
  where r.id = change_refund_state.refund;
  if to_state in ('failed', 'declined', 'given_up') then
    update refunds.payment p set promised_minor = p.promised_minor - refund_row.amount_minor where p.attempt = refund_row.attempt;
  end if;
  insert into refunds.order_event (order_id, kind, about, what, amount_minor, by, at)
  values (refund_row.order_id, 'refund', refund_row.refund_id::text,
    case when change_refund_state.by_hand is null then to_state else 'paid_by_hand' end,
    refund_row.amount_minor, change_refund_state.by, change_refund_state.at);
end;
$$;
