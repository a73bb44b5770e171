-- What a provider settles is of a day, not of one order.
alter table accounting.operation alter column order_id drop not null;
alter table accounting.operation drop constraint operation_kind_known;
alter table accounting.operation add constraint operation_kind_known check (
  kind in ('sale', 'recognition', 'refund', 'chargeback', 'chargeback_won', 'chargeback_lost', 'fee', 'settlement')
);
alter table accounting.operation add constraint operation_has_order check ((order_id is null) = (kind = 'settlement'));
create index operation_by_time on accounting.operation (at);
