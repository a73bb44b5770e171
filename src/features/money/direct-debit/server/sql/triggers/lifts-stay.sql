create trigger lift_stays before update or delete on direct_debit.lift for each row execute function direct_debit.refuse_rewriting();
create trigger lift_stays_whole before truncate on direct_debit.lift for each statement execute function direct_debit.refuse_rewriting();
