create or replace trigger append_only before update or delete on photo_verification.decision
for each row execute function photo_verification.forbid_changes();
create or replace trigger append_only_whole before truncate on photo_verification.decision
for each statement execute function photo_verification.forbid_changes();
