-- Operations and transfers are append-only; accounts and sales can't be deleted.
create trigger operation_stays before update or delete on accounting.operation for each row execute function accounting.forbid_changes();
create trigger operation_stays_whole before truncate on accounting.operation for each statement execute function accounting.forbid_changes();
create trigger transfer_stays before update or delete on accounting.transfer for each row execute function accounting.forbid_changes();
create trigger transfer_stays_whole before truncate on accounting.transfer for each statement execute function accounting.forbid_changes();
create trigger account_stays before update or delete on accounting.account for each row execute function accounting.forbid_changes();
create trigger account_stays_whole before truncate on accounting.account for each statement execute function accounting.forbid_changes();
create trigger sale_stays before delete on accounting.sale for each row execute function accounting.forbid_changes();
create trigger sale_stays_whole before truncate on accounting.sale for each statement execute function accounting.forbid_changes();
