create trigger step_stays before update or delete on refunds.step for each row execute function refunds.refuse_rewriting();
create trigger step_stays_whole before truncate on refunds.step for each statement execute function refunds.refuse_rewriting();
