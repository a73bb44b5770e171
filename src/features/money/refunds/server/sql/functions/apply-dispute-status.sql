-- Applies a dispute's status; the caller has locked the order. Open: the purchase is frozen. Won:
-- it is unfrozen. Lost: unspent credits are taken back, and the purchase is reversed if none of its
-- money is left. `by`: the staff member reporting it; null for the provider. Statuses only move
-- forward: open, an outcome reported by staff, lost according to the provider, won according to the
-- provider. So the provider may overturn staff, and report a lost dispute as won, once each; late
-- and repeated reports change nothing. `moved`: whether something changed. `overturned`: whether it
-- had ended differently before. `lost_minor`: how much of the price has just been lost.
create or replace function refunds.apply_dispute_status(
  attempt uuid, ref text, amount bigint, state text, reason text, by bigint, at timestamptz,
  out moved boolean, out overturned boolean, out lost_minor bigint
)
language plpgsql
as $$
declare
  payment refunds.payment;
  previous refunds.dispute;
  taken_back record;
  key constant text := 'dispute:' || apply_dispute_status.ref;
  reporter constant text := case when state = 'open' then null when by is null then 'provider' else 'staff' end;
begin
  moved := false;
  overturned := false;
  lost_minor := 0;
  select * into payment from refunds.payment p where p.attempt = apply_dispute_status.attempt for update;
  if not found then return; end if;
  select * into previous from refunds.dispute d where d.gateway = payment.gateway and d.ref = apply_dispute_status.ref;
  if previous.state is not null and refunds.dispute_rank(apply_dispute_status.state, reporter) <= refunds.dispute_rank(previous.state,
    previous.ended_by) then
    return;
  end if;
  if previous.state = apply_dispute_status.state then
    update refunds.dispute d set ended_by = reporter where d.gateway = payment.gateway and d.ref = apply_dispute_status.ref;
    return;
  end if;
  moved := true;
  overturned := previous.ended_by is not null;
  -- The first reported amount is kept, because that is what was frozen, claimed and booked.
  amount := coalesce(previous.amount_minor, amount);
  insert into refunds.dispute (gateway, ref, attempt, order_id, amount_minor, state, reason, ended_by, opened_at, changed_at)
  values (payment.gateway, apply_dispute_status.ref, payment.attempt, payment.order_id, amount, apply_dispute_status.state,
    apply_dispute_status.reason, reporter, at, at)
  on conflict on constraint dispute_pk do update
    set state = excluded.state, reason = coalesce(excluded.reason, dispute.reason), ended_by = excluded.ended_by,
      overturned_at = case when apply_dispute_status.overturned then apply_dispute_status.at end, changed_at = excluded.changed_at;
  insert into refunds.order_event (order_id, kind, about, what, amount_minor, by, at)
  values (payment.order_id, 'dispute', apply_dispute_status.ref,
    apply_dispute_status.state || case when overturned then '_after_all' else '' end, amount,
    apply_dispute_status.by, at);
  -- A surplus did not buy anything.
  if payment.counted_as = 'surplus' then return; end if;

  if apply_dispute_status.state = 'open' then
    perform credits.public_freeze_lot(payment.account_id, 'order:' || payment.order_id, key, at);
    return;
  end if;
  if apply_dispute_status.state = 'lost' then
    select * into taken_back from credits.public_take_back(
      payment.account_id, 'order:' || payment.order_id, key, amount + payment.promised_minor >= payment.paid_minor, 'chargeback', at);
    update refunds.dispute d set credits = coalesce(taken_back.taken, 0) where d.gateway = payment.gateway and d.ref = apply_dispute_status.ref;
    lost_minor := least(amount, payment.paid_minor - coalesce((
      select sum(r.amount_minor) from refunds.refund r
      where r.attempt = payment.attempt and r.reported_at is not null
        and not exists (select from refunds.refund later where later.retry_of = r.id)), 0));
  end if;
  if previous.state = 'open' then
    perform credits.public_unfreeze_lot(payment.account_id, key, at);
  end if;
  if overturned and apply_dispute_status.state = 'won' then
    perform refunds.reverse_lost_dispute(payment.order_id, payment.account_id, apply_dispute_status.ref, at);
  end if;
end;
$$;
