-- The last digits of a confirmed number, for staff.
create or replace view phone_verification.public_phone as
select account_id, ends_with, confirmed_at from phone_verification.phone;
