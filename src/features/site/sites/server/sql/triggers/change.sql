-- The history of sites is append-only.
create trigger change_stays before update or delete on sites.change for each row execute function sites.forbid_changes();
create trigger change_stays_whole before truncate on sites.change for each statement execute function sites.forbid_changes();
