-- Lower-case name without accents, for searching; the same as foldText in the browser.
create or replace function chat.fold_name(name text) returns text
language sql immutable strict parallel safe
return translate(regexp_replace(normalize(lower(name), NFD), '[\u0300-\u036f]', '', 'g'), 'łøđı', 'lodi');
