-- A bank can take more than an order still holds: what went back to the member before, a second time. A refund can arrive beside a claim, too.
-- So claims are bound by nothing here; what returns of a sale still is.
alter table accounting.sale drop constraint sale_returns_no_more_than_paid;
alter table accounting.sale add constraint sale_returns_no_more_than_paid check (returned_minor <= gross_minor and returned_net <= net_minor);

-- How many credits what is left of its money stands for, and what of it was lost: taken by banks, and undone by nothing.
alter table accounting.sale add column counted bigint;
alter table accounting.sale add column lost_minor bigint not null default 0 constraint sale_lost_never_negative check (lost_minor >= 0);
update accounting.sale s set counted = s.spent + s.held, lost_minor = coalesce((
  select sum(t.amount_minor) from accounting.operation o
  join accounting.transfer t on t.operation_key = o.key
  join accounting.account a on a.id = t.debit
  where o.order_id = s.order_id and a.code like 'chargeback_loss:%'), 0);
alter table accounting.sale alter column counted set not null;
alter table accounting.sale add constraint sale_counted_never_negative check (counted >= 0);
