-- An order as features above read it: what was sold, to whom, how it stands, and what was said about withdrawing.
create or replace view payments.public_order as
select p.order_id, p.account_id, p.site_id, p.bundle, p.credits, p.price_minor, p.currency, p.country, p.method, p.status, p.refund_days,
  p.consented_at, p.created_at, p.changed_at
from payments.purchase p;
