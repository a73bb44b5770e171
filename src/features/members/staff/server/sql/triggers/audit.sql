-- The audit log is append-only.
create trigger audit_stays before update or delete on staff.audit for each row execute function staff.forbid_changes();
create trigger audit_stays_whole before truncate on staff.audit for each statement execute function staff.forbid_changes();
