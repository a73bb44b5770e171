-- The columns of an account that other features may read: no address and no secrets.
create or replace view accounts.public_account as
select id as account_id, member_id, pool_id, site_id, kind, name, status, locale, created_at, activated_at, last_active_at, invisible,
  (status = 'active' and not invisible) as visible,
  -- Whether the operator can still close it. A deleted account counts until it is erased, because it can be restored.
  (kind = 'member' and (status <> 'disabled' or suspended_until is not null or restricted_at is not null) and not barred) as reachable,
  paused_until, suspended_until
from accounts.account;
