create trigger freeze_stays before insert or update or delete on credits.freeze for each row execute function credits.guard_freeze();
create trigger freeze_stays_whole before truncate on credits.freeze for each statement execute function credits.forbid_changes();
