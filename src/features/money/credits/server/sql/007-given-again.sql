-- What was taken back because a bank had fetched its money returns to its lot when that money is with us after all.
alter table credits.movement drop constraint movement_kind_known;
alter table credits.movement add constraint movement_kind_known check (kind in ('grant', 'spend', 'refund', 'take_back', 'give_again'));
alter table credits.movement drop constraint movement_reverses_earlier;
alter table credits.movement add constraint movement_reverses_earlier check (
  (reverses is not null) = (kind in ('refund', 'take_back', 'give_again')) and (reverses is null or reverses < version)
);
alter table credits.movement drop constraint movement_amount_counts;
alter table credits.movement add constraint movement_amount_counts check (amount > 0 or amount = 0 and kind in ('take_back', 'give_again'));
alter table credits.movement drop constraint movement_changes_by_its_kind;
alter table credits.movement add constraint movement_changes_by_its_kind check (
  case kind
    when 'grant' then bonus >= 0 and bought >= 0 and bonus + bought = amount
    when 'give_again' then bonus >= 0 and bought >= 0 and bonus + bought = amount
    when 'refund' then bonus >= 0 and bought >= 0 and bonus + bought <= amount
    else bonus <= 0 and bought <= 0 and bonus + bought = -amount
  end
);
alter table credits.movement drop constraint movement_reason_of_its_kind;
alter table credits.movement add constraint movement_reason_of_its_kind check (
  case kind
    when 'grant' then reason in ('sign_up', 'purchase', 'bonus', 'goodwill')
    when 'spend' then reason in ('message', 'photo', 'gift')
    when 'refund' then reason in ('unreadable', 'removed')
    when 'give_again' then reason in ('chargeback_won')
    else reason in ('withdrawal', 'chargeback', 'correction')
  end
);
-- Nothing is given again twice, whatever the keys.
create unique index movement_given_again_once on credits.movement (account_id, reverses) where kind = 'give_again';

alter table credits.transfer drop constraint transfer_debit_known;
alter table credits.transfer add constraint transfer_debit_known check (debit in ('lot', 'minted', 'spent', 'taken_back'));
