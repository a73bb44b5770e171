create trigger breaks_stay before update on limits.member for each row execute function limits.refuse_shortening();
