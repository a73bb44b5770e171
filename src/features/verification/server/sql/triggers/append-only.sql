create or replace trigger append_only before update or delete on verification.decision
for each row execute function verification.refuse_change();
create or replace trigger append_only_whole before truncate on verification.decision
for each statement execute function verification.refuse_change();
