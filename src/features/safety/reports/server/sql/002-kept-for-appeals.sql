-- Replaced by a function with one more argument.
drop function if exists reports.delete_old(timestamptz, timestamptz, timestamptz, int);
