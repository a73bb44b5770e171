-- For how many days the buyer may withdraw, as it was promised when the order was placed.
alter table payments.purchase add refund_days int not null default 14 constraint purchase_refund_days_counts check (refund_days >= 0);

-- What a paid attempt was: the price of its order, once, or money too much, which goes back and buys nothing.
alter table payments.attempt add counted_as text constraint attempt_counted_as_known check (counted_as in ('price', 'surplus'));
update payments.attempt a set counted_as = 'price'
from payments.purchase p where p.id = a.purchase_id and p.status = 'completed' and a.state = 'paid';
create unique index attempt_pays_once on payments.attempt (purchase_id) where counted_as = 'price';
