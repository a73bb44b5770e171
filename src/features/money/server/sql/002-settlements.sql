-- What a provider settles is of a day, not of one order.
alter table money.operation alter column order_id drop not null;
alter table money.operation drop constraint operation_kind_known;
alter table money.operation add constraint operation_kind_known check (
  kind in ('sale', 'recognition', 'refund', 'chargeback', 'chargeback_won', 'chargeback_lost', 'fee', 'settlement')
);
alter table money.operation add constraint operation_has_order check ((order_id is null) = (kind = 'settlement'));
create index operation_by_time on money.operation (at);
