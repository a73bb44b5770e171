-- Staff members by their keys, without anything they log in with.
create or replace view staff.public_person as
select p.id as staff_id, p.public_id, p.status from staff.person p;
