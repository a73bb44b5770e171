-- Its owner asked that its data is stored, but not used for anything else (GDPR 18): hidden like a closed account, until staff lift it.
alter table accounts.account
  add column restricted_at timestamptz(3),
  add constraint account_restricted_is_disabled check (restricted_at is null or (status = 'disabled' and paused_until is null and suspended_until is null));
