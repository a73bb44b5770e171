-- Entries of the audit log, for the history of what they are about.
create or replace view staff.public_audit as
select a.id, a.at, a.name, a.role, a.act, a.about, a.facts from staff.audit a;
