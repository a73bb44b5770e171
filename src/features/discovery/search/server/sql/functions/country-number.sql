-- A country code as a small number, which is smaller and faster to compare; 0 for none. The same as rules/country-number.ts.
create or replace function search.country_number(code text) returns smallint
language sql immutable parallel safe
return (case when code is null then 0 else (ascii(code) - 64) * 26 + ascii(substr(code, 2)) - 64 end)::smallint;
