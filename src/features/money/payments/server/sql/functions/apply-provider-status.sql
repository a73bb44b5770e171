-- Applies a payment's status as queried from the provider; never call it with webhook contents. An
-- order's status only moves forward, and the credits are granted in the transaction that completes
-- it, under the order's key: exactly once, however often and in whatever order statuses arrive. A
-- payment with an unknown ref is found by its attempt. A second paid payment is a surplus and
-- grants nothing; so is one whose discount code was used by another order, because its price no
-- longer applies. `counted_as`: what this payment was for; null while it isn't paid. `waits`:
-- another attempt for the order may still be paid, or this one although the order has ended.
-- `verdict`: `applied`; `unchanged`; `mismatch` (the amount paid isn't the price; nothing changes);
-- `unknown`.
create or replace function payments.apply_provider_status(
  gateway text, ref text, attempt uuid, state text, amount_minor bigint, currency text, cause text, at timestamptz,
  out verdict text, out status text, out created_at timestamptz, out purchase_id bigint, out order_id uuid, out attempt_id uuid,
  out counted_as text, out waits boolean
)
language plpgsql
as $$
declare
  found_attempt payments.attempt;
  purchase payments.purchase;
  next_status text;
  grant_result record;
  claimed boolean := true;
  replaced uuid;
  ranks constant jsonb := '{"created": 0, "pending": 1, "failed": 2, "cancelled": 2, "expired": 2, "completed": 3}';
begin
  select * into found_attempt from payments.attempt a where a.gateway = apply_provider_status.gateway and a.ref = apply_provider_status.ref;
  if not found then
    select * into found_attempt from payments.attempt a where a.id = apply_provider_status.attempt
      and a.gateway = apply_provider_status.gateway and a.ref is null;
    if not found then
      verdict := 'unknown';
      return;
    end if;
  end if;
  perform discounts.public_lock_member(p.account_id) from payments.purchase p
  where p.id = found_attempt.purchase_id and p.discount_code is not null;
  select * into purchase from payments.purchase p where p.id = found_attempt.purchase_id for update;
  status := purchase.status;
  created_at := purchase.created_at;
  purchase_id := purchase.id;
  order_id := purchase.order_id;
  attempt_id := found_attempt.id;
  select a.counted_as into counted_as from payments.attempt a where a.id = found_attempt.id;
  select count(*) > 0 into waits from payments.attempt a
  where a.purchase_id = purchase.id and a.id <> found_attempt.id and coalesce(a.state, 'open') in ('open', 'action_required', 'processing');
  waits := waits or apply_provider_status.state in ('open', 'action_required', 'processing') and purchase.status in ('failed',
    'cancelled', 'expired');
  update payments.attempt a set ref = apply_provider_status.ref, state = apply_provider_status.state,
    status_received_at = apply_provider_status.at where a.id = found_attempt.id;

  if apply_provider_status.state = 'paid' and (apply_provider_status.amount_minor, apply_provider_status.currency) is distinct
    from (purchase.price_minor, purchase.currency::text) then
    verdict := 'mismatch';
    return;
  end if;
  next_status := case apply_provider_status.state
    when 'open' then 'created' when 'action_required' then 'created' when 'processing' then 'pending'
    when 'paid' then 'completed' else apply_provider_status.state end;
  if apply_provider_status.state = 'paid' and counted_as is null then
    if purchase.status <> 'completed' and purchase.discount_code is not null then
      select c.claimed, c.replaced into claimed, replaced from discounts.public_redeem(purchase.order_id, apply_provider_status.at) c;
      perform payments.cancel_replaced(replaced, array['created', 'pending'], apply_provider_status.at);
    end if;
    counted_as := case when purchase.status = 'completed' or not claimed then 'surplus' else 'price' end;
    update payments.attempt a set counted_as = apply_provider_status.counted_as where a.id = found_attempt.id;
    if counted_as = 'surplus' then
      verdict := 'applied';
      return;
    end if;
  end if;
  -- A surplus never completes an order, however often it is reported.
  if counted_as = 'surplus' then
    verdict := 'unchanged';
    return;
  end if;
  if (ranks ->> next_status)::int <= (ranks ->> purchase.status)::int then
    verdict := 'unchanged';
    return;
  end if;

  verdict := 'applied';
  status := next_status;
  update payments.purchase p set status = next_status, changed_at = apply_provider_status.at where p.id = purchase.id;
  insert into payments.transition (purchase_id, number, from_status, to_status, cause, at)
  select purchase.id, count(*) + 1, purchase.status, next_status, apply_provider_status.cause, apply_provider_status.at
  from payments.transition t where t.purchase_id = purchase.id;
  perform discounts.public_release(purchase.order_id, next_status, apply_provider_status.at);
  if next_status = 'completed' then
    select * into grant_result from credits.public_grant(
      purchase.account_id, purchase.credits, 'order:' || purchase.order_id, 'bought', purchase.price_minor, purchase.currency::text,
      purchase.order_id::text, apply_provider_status.at, purchase.site_id);
    if grant_result.verdict <> 'granted' then
      raise exception 'granting the credits of order % returned %', purchase.order_id, grant_result.verdict;
    end if;
  end if;
end;
$$;
