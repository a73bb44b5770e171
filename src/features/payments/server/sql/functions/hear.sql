-- Takes a provider's own word on a payment, which is asked for and never read from a webhook. The order's status only goes up,
-- and the credits come in the very transaction that completes it, under a key of the order: so once, however often and in
-- whatever order words come. A payment not known by its ref yet is known by the attempt it names.
-- Verdicts: `applied`; `unchanged`; `mismatch` for a paid sum that is not the price (nothing moves); `unknown`.
create or replace function payments.hear(
  gateway text, ref text, attempt uuid, state text, amount_minor bigint, currency text, cause text, at timestamptz,
  out verdict text, out status text, out created_at timestamptz, out purchase_id bigint
)
language plpgsql
as $$
declare
  known payments.attempt;
  ordered payments.purchase;
  next_status text;
  granted record;
  ranks constant jsonb := '{"created": 0, "pending": 1, "failed": 2, "cancelled": 2, "expired": 2, "completed": 3}';
begin
  select * into known from payments.attempt a where a.gateway = hear.gateway and a.ref = hear.ref;
  if not found then
    select * into known from payments.attempt a where a.id = hear.attempt and a.gateway = hear.gateway and a.ref is null;
    if not found then
      verdict := 'unknown';
      return;
    end if;
  end if;
  select * into ordered from payments.purchase p where p.id = known.purchase_id for update;
  status := ordered.status;
  created_at := ordered.created_at;
  purchase_id := ordered.id;
  update payments.attempt a set ref = hear.ref, state = hear.state, heard_at = hear.at where a.id = known.id;

  if hear.state = 'paid' and (hear.amount_minor, hear.currency) is distinct from (ordered.price_minor, ordered.currency::text) then
    verdict := 'mismatch';
    return;
  end if;
  next_status := case hear.state
    when 'open' then 'created' when 'action_required' then 'created' when 'processing' then 'pending'
    when 'paid' then 'completed' else hear.state end;
  if (ranks ->> next_status)::int <= (ranks ->> ordered.status)::int then
    verdict := 'unchanged';
    return;
  end if;

  verdict := 'applied';
  status := next_status;
  update payments.purchase p set status = next_status, changed_at = hear.at where p.id = ordered.id;
  insert into payments.transition (purchase_id, number, from_status, to_status, cause, at)
  select ordered.id, count(*) + 1, ordered.status, next_status, hear.cause, hear.at
  from payments.transition t where t.purchase_id = ordered.id;
  perform discounts.public_settle(ordered.order_id, next_status, hear.at);
  if next_status = 'completed' then
    select * into granted from credits.public_grant(
      ordered.account_id, ordered.credits, 'order:' || ordered.order_id, 'bought', ordered.price_minor, ordered.currency::text,
      ordered.order_id::text, hear.at, ordered.site_id);
    if granted.verdict <> 'granted' then
      raise exception 'order % was to be granted once and was %', ordered.order_id, granted.verdict;
    end if;
  end if;
end;
$$;
