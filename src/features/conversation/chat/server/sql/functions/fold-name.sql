-- A name in small letters without accents and strokes, for finding it however it was typed; like foldText on the screens.
create or replace function chat.fold_name(name text) returns text
language sql immutable strict parallel safe
return translate(regexp_replace(normalize(lower(name), NFD), '[\u0300-\u036f]', '', 'g'), 'łøđı', 'lodi');
