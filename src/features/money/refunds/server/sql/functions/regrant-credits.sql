-- Grants the credits taken back for an abandoned refund again, once. Their money stays with the
-- sale, so they are granted as a bonus, and another refund takes its share of them. Returns how
-- many.
create or replace function refunds.regrant_credits(refund bigint, at timestamptz) returns bigint
language plpgsql
as $$
declare
  refund_row refunds.refund;
  payment refunds.payment;
  taken bigint;
begin
  select * into refund_row from refunds.refund r where r.id = regrant_credits.refund;
  select * into payment from refunds.payment p where p.attempt = refund_row.attempt;
  if refund_row.reason = 'withdrawal' then
    select coalesce(-sum(m.credits), 0) into taken from credits.public_movement m
    where m.account_id = payment.account_id and m.ref = payment.order_id::text and m.kind = 'take_back' and m.reason = 'withdrawal';
  else
    taken := refund_row.credits;
  end if;
  -- An erased account has no wallet, and a surplus did not buy anything.
  if taken = 0 or payment.counted_as = 'surplus'
    or not exists (select from accounts.public_contact_details c where c.account_id = payment.account_id) then
    return 0;
  end if;
  update refunds.payment p set credited_minor = greatest(0, p.credited_minor - refund_row.credited_minor) where p.attempt = payment.attempt;
  perform credits.public_grant(payment.account_id, taken, 'given_up:' || refund_row.refund_id, 'bonus', null, null,
    payment.order_id::text, at, payment.site_id, 'goodwill');
  return taken;
end;
$$;
