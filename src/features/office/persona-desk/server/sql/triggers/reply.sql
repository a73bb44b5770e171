-- Authorship of replies is append-only.
create trigger reply_stays before update or delete on persona_desk.reply for each row execute function persona_desk.forbid_changes();
create trigger reply_stays_whole before truncate on persona_desk.reply for each statement execute function persona_desk.forbid_changes();
