create trigger lift_stays before update or delete on directdebit.lift for each row execute function directdebit.refuse_rewriting();
create trigger lift_stays_whole before truncate on directdebit.lift for each statement execute function directdebit.refuse_rewriting();
