create or replace trigger computation_stays before update on claims.computation
for each row execute function claims.refuse_rewriting();
