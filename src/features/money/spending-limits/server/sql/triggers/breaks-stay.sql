create trigger breaks_stay before update on spending_limits.member for each row execute function spending_limits.forbid_shortening();
