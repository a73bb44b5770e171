-- What features above may know of an account. No address and nothing secret.
create or replace view accounts.public_account as
select id as account_id, member_id, pool_id, site_id, kind, name, status, locale, created_at, activated_at, last_active_at, invisible,
  (status = 'active' and not invisible) as visible,
  -- Whom the operator may still close out: deleted counts until it is erased, for it may come back.
  (kind = 'member' and status <> 'disabled' and not barred) as reachable
from accounts.account;
