-- An order also ends because another of its member took its discount code along.
alter table payments.transition drop constraint transition_cause_known;
alter table payments.transition add constraint transition_cause_known
  check (cause in ('ordered', 'webhook', 'asked', 'reconciled', 'replaced'));
