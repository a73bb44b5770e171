create or replace trigger report_stays before update or delete on reports.report for each row execute function reports.forbid_changes();
create or replace trigger report_stays_whole before truncate on reports.report for each statement execute function reports.forbid_changes();
create or replace trigger evidence_stays before update or delete on reports.evidence for each row execute function reports.forbid_changes();
create or replace trigger evidence_stays_whole before truncate on reports.evidence for each statement execute function reports.forbid_changes();
create or replace trigger decision_stays before update or delete on reports.decision for each row execute function reports.forbid_changes();
create or replace trigger decision_stays_whole before truncate on reports.decision for each statement execute function reports.forbid_changes();
