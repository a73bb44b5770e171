-- Notes are append-only.
create trigger note_stays before update on member_files.note for each row execute function member_files.forbid_changes();
create trigger note_stays_whole before truncate on member_files.note for each statement execute function member_files.forbid_changes();
