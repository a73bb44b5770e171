-- Notification emails by kind and state, without content.
create or replace view notifications.public_email as
select e.account_id, e.kind, e.state, e.created_at, e.settled_at from notifications.email e;
