-- Orders for other features: contents, buyer, status and withdrawal terms.
create or replace view payments.public_order as
select p.order_id, p.account_id, p.site_id, p.bundle, p.credits, p.price_minor, p.currency, p.country, p.method, p.status, p.refund_days,
  p.consented_at, p.created_at, p.changed_at
from payments.purchase p;
