create trigger step_stays before update or delete on refunds.order_event for each row execute function refunds.forbid_changes();
create trigger step_stays_whole before truncate on refunds.order_event for each statement execute function refunds.forbid_changes();
