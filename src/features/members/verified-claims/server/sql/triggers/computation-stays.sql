create or replace trigger computation_stays before update on verified_claims.computation
for each row execute function verified_claims.forbid_changes();
