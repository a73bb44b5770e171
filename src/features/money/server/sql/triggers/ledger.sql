-- Operations and transfers are added and never touched again; accounts and sales stay.
create trigger operation_stays before update or delete on money.operation for each row execute function money.refuse_rewriting();
create trigger operation_stays_whole before truncate on money.operation for each statement execute function money.refuse_rewriting();
create trigger transfer_stays before update or delete on money.transfer for each row execute function money.refuse_rewriting();
create trigger transfer_stays_whole before truncate on money.transfer for each statement execute function money.refuse_rewriting();
create trigger account_stays before update or delete on money.account for each row execute function money.refuse_rewriting();
create trigger account_stays_whole before truncate on money.account for each statement execute function money.refuse_rewriting();
create trigger sale_stays before delete on money.sale for each row execute function money.refuse_rewriting();
create trigger sale_stays_whole before truncate on money.sale for each statement execute function money.refuse_rewriting();
