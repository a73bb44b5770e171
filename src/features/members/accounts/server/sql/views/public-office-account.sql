-- An account as the operator's staff sees it, with its address and without secrets.
create or replace view accounts.public_office_account as
select id as account_id, member_id, pool_id, site_id, kind, name, name_key, email, email_key, status, barred, paused_until, suspended_until, locale,
  created_at, activated_at, last_active_at, deleted_at, invisible, network,
  case when status <> 'disabled' then status when paused_until is not null then 'paused' when suspended_until is not null then 'suspended' when restricted_at is not null then 'restricted' else 'banned' end as office_status,
  restricted_at
from accounts.account;
