-- Refunds of orders, for a member's file.
create or replace view refunds.public_refund as
select r.refund_id, r.order_id, p.account_id, r.amount_minor, p.currency, r.reason, r.state, r.created_at, r.changed_at
from refunds.refund r join refunds.payment p on p.attempt = r.attempt;
