create trigger terms_acceptance_stays before update or delete on accounts.terms_acceptance for each row execute function accounts.forbid_changes();
create trigger terms_acceptance_stays_whole before truncate on accounts.terms_acceptance for each statement execute function accounts.forbid_changes();
