-- Versions are append-only.
create trigger version_stays before update or delete on content_pages.version for each row execute function content_pages.forbid_changes();
create trigger version_stays_whole before truncate on content_pages.version for each statement execute function content_pages.forbid_changes();
