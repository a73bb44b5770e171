-- Someone of the staff may open one as well, about what members cannot see. It has a member who reported or one of the staff, never both.
alter table reports.report alter column reporter_id drop not null;
alter table reports.report add column staff_id bigint;
alter table reports.report add constraint report_of_somebody check (num_nonnulls(reporter_id, staff_id) = 1);
create unique index report_of_office_once on reports.report (client_id) where staff_id is not null;
