-- Promises a refund, at most what was received. `amount`: null for the entire remaining amount. If
-- it exceeds `approval_limit` together with earlier staff refunds for this order, or the total that
-- `by` has spent alone within 24 hours exceeds `daily_limits` times that, it waits for a second
-- staff member; null means no limit. The caller has locked the order. `verdict`: `asked`;
-- `waiting`; `repeated`; `mismatch` (the key was used for another amount); `disputed` (open or
-- lost); `nothing_left`; `too_much`; `not_paid`. `all_back`: none of the price is left.
create or replace function refunds.request_refund(
  attempt uuid, new_refund_id uuid, key text, amount bigint, reason text, by bigint, approval_limit bigint, daily_limits integer,
  retry_of bigint, at timestamptz,
  out verdict text, out refund bigint, out refund_number uuid, out amount_minor bigint, out all_back boolean
)
language plpgsql
as $$
declare
  payment refunds.payment;
  existing refunds.refund;
  refunded_before bigint;
  alone boolean := true;
  retried refunds.refund;
begin
  select * into payment from refunds.payment p where p.attempt = request_refund.attempt for update;
  all_back := false;
  if not found then
    verdict := 'not_paid';
    return;
  end if;
  select * into existing from refunds.refund r where r.order_id = payment.order_id and r.key = request_refund.key;
  if found then
    verdict := case when request_refund.amount is null or request_refund.amount = existing.amount_minor then 'repeated' else 'mismatch' end;
    refund := existing.id;
    refund_number := existing.refund_id;
    amount_minor := existing.amount_minor;
    return;
  end if;
  if exists (select from refunds.dispute d where d.attempt = request_refund.attempt and d.state <> 'won') then
    verdict := 'disputed';
    return;
  end if;
  amount_minor := coalesce(request_refund.amount, payment.paid_minor - payment.promised_minor);
  if payment.promised_minor = payment.paid_minor or amount_minor <= 0 then
    verdict := 'nothing_left';
    return;
  end if;
  if amount_minor > payment.paid_minor - payment.promised_minor then
    verdict := 'too_much';
    return;
  end if;

  refunded_before := refunds.refunded_without_approval(payment.order_id);
  if request_refund.approval_limit is not null then
    alone := refunded_before + amount_minor <= request_refund.approval_limit;
    if alone and request_refund.by is not null then
      alone := staff.public_act_alone(request_refund.by, 'refunds.refund', request_refund.new_refund_id::text,
        amount_minor::numeric / request_refund.approval_limit, request_refund.daily_limits, request_refund.at);
    end if;
  end if;
  verdict := case when alone then 'asked' else 'waiting' end;
  select * into retried from refunds.refund r where r.id = request_refund.retry_of;
  refund_number := request_refund.new_refund_id;
  insert into refunds.refund (refund_id, attempt, order_id, key, amount_minor, reason, state, requested_by, alone_limit_minor, retry_of, created_at,
    changed_at, next_check_at, reported_at, credits, credited_minor)
  values (request_refund.new_refund_id, request_refund.attempt, payment.order_id, request_refund.key, request_refund.amount_minor,
    request_refund.reason, verdict, request_refund.by, request_refund.approval_limit, request_refund.retry_of, request_refund.at, request_refund.at,
    case verdict when 'asked' then request_refund.at end, retried.reported_at,
    coalesce(retried.credits, 0), coalesce(retried.credited_minor, 0))
  returning id into refund;
  update refunds.payment p set promised_minor = p.promised_minor + request_refund.amount_minor where p.attempt = request_refund.attempt;
  insert into refunds.order_event (order_id, kind, about, what, amount_minor, by, at)
  values (payment.order_id, 'refund', request_refund.new_refund_id::text, verdict, request_refund.amount_minor, request_refund.by,
    request_refund.at);
  all_back := payment.counted_as = 'price' and payment.promised_minor + amount_minor = payment.paid_minor;
end;
$$;
