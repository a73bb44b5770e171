-- A refund also comes where the profile it was written to was removed from the site.
alter table credits.movement drop constraint movement_reason_of_its_kind;
alter table credits.movement add constraint movement_reason_of_its_kind check (
  case kind
    when 'grant' then reason in ('sign_up', 'purchase', 'bonus', 'goodwill')
    when 'spend' then reason in ('message', 'photo', 'gift')
    when 'refund' then reason in ('unreadable', 'removed')
    else reason in ('withdrawal', 'chargeback', 'correction')
  end
);
