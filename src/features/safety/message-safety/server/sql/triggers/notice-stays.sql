create or replace trigger notice_stays before update on message_safety.notice for each row execute function message_safety.forbid_changes();
