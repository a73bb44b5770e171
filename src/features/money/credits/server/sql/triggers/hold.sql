create trigger hold_settles_once before insert or update or delete on credits.hold for each row execute function credits.guard_hold();
create trigger hold_stays_whole before truncate on credits.hold for each statement execute function credits.forbid_changes();
create trigger escrow_transfer_stays before update or delete on credits.escrow_transfer for each row execute function credits.forbid_changes();
create trigger escrow_transfer_stays_whole before truncate on credits.escrow_transfer for each statement execute function credits.forbid_changes();
