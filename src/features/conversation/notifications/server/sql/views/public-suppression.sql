-- Whether an account's address refuses emails, without the address.
create or replace view notifications.public_suppression as
select s.account_id, s.reason, s.soft_bounces, s.last_at from notifications.suppression s;
