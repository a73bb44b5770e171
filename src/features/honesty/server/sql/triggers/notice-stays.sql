create or replace trigger notice_stays before update on honesty.notice for each row execute function honesty.refuse_rewriting();
