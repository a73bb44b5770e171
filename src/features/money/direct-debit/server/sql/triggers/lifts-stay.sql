create trigger lift_stays before update or delete on direct_debit.lifted_block for each row execute function direct_debit.forbid_changes();
create trigger lift_stays_whole before truncate on direct_debit.lifted_block for each statement execute function direct_debit.forbid_changes();
