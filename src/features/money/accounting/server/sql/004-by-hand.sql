-- A refund that its provider never answered for can be paid from the operator's own account.
alter table accounting.operation drop constraint operation_kind_known;
alter table accounting.operation add constraint operation_kind_known check (
  kind in ('sale', 'recognition', 'refund', 'by_hand', 'chargeback', 'chargeback_won', 'chargeback_lost', 'fee', 'settlement')
);
