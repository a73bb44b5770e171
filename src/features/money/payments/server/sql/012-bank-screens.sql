-- What the sandbox's screens tell besides: why a payment failed, where the payer's bank or card is from, whether a bank that is
-- slow says yes or no in the end, and how 3-D Secure went.
alter table payments.sandbox_payment
  add column failure text constraint sandbox_payment_failure_known
    check (failure in ('declined', 'insufficient_funds', 'card_expired', 'authentication_failed', 'limit_exceeded')),
  add column payer_country text constraint sandbox_payment_country_code check (payer_country ~ '^[A-Z]{2}$'),
  add column settles_as text not null default 'paid' constraint sandbox_payment_settles_known check (settles_as in ('paid', 'failed')),
  add column three_d_secure text constraint sandbox_payment_secure_known check (three_d_secure in ('frictionless', 'challenge'));

-- Why the provider says a payment failed, for its payer to read.
alter table payments.attempt
  add column failure text constraint attempt_failure_known
    check (failure in ('declined', 'insufficient_funds', 'card_expired', 'authentication_failed', 'limit_exceeded'));
