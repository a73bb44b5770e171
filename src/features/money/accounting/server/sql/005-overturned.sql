-- What of the money lost was refunds for which a bank's claim had left no room: it returns as theirs when the claim turns out to be won.
alter table accounting.sale add column crossed_minor bigint not null default 0 constraint sale_crossed_never_negative check (crossed_minor >= 0);
update accounting.sale s set crossed_minor = coalesce((
  select sum(t.amount_minor) from accounting.operation o
  join accounting.transfer t on t.operation_key = o.key
  join accounting.account a on a.id = t.debit
  where o.order_id = s.order_id and o.kind = 'refund' and a.code like 'chargeback_loss:%'), 0);
alter table accounting.sale add constraint sale_crossed_is_lost check (crossed_minor <= lost_minor);
