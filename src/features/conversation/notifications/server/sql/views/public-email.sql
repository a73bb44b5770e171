-- Notification emails by kind and state, without content. A waiting one is not sent before `next_at`.
create or replace view notifications.public_email as
select e.account_id, e.kind, e.state, e.created_at, e.settled_at, e.id, e.next_at, e.tries from notifications.email e;
