-- Money returned for each payment, for comparison with the provider and the ledger: refunds paid by
-- the provider, refunds as reported (once for one and its replacements), and amounts claimed or
-- taken by banks.
create or replace view refunds.public_returned as
select p.attempt, p.order_id,
  (select coalesce(sum(r.amount_minor), 0)::bigint from refunds.refund r where r.attempt = p.attempt and r.state = 'paid'
    and r.by_hand is null) as refunded_minor,
  (select coalesce(sum(r.amount_minor), 0)::bigint from refunds.refund r
   where r.attempt = p.attempt and r.reported_at is not null
     and not exists (select from refunds.refund b where b.id = r.retry_of and b.reported_at is not null)) as reported_minor,
  (select coalesce(sum(d.amount_minor), 0)::bigint from refunds.dispute d where d.attempt = p.attempt and d.state <> 'won') as claimed_minor,
  (select coalesce(sum(d.amount_minor), 0)::bigint from refunds.dispute d where d.attempt = p.attempt and d.state = 'lost') as lost_minor,
  greatest((select max(r.changed_at) from refunds.refund r where r.attempt = p.attempt),
    (select max(d.changed_at) from refunds.dispute d where d.attempt = p.attempt)) as changed_at
from refunds.payment p;
