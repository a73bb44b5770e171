-- Emails by kind and state, without content and address: those that were tried, and those of the notifications queue.
create or replace view operations.public_email as
select e.account_id, e.kind, e.state, e.reply, e.created_at, e.changed_at from operations.email e
union all
select n.account_id, n.kind, 'queued', null, n.created_at, n.created_at
from notifications.public_email n
where n.state in ('waiting', 'sending') and not exists (select from operations.email o where o.notification_id = n.id);
