-- The filters that every search reads out of its index. PostgreSQL writes this into each statement, so it costs nothing to call.
create or replace function search.passes(
  birth date, has_photo boolean, kind smallint, seeks smallint,
  born_after date, born_until date, photo boolean, kinds smallint[], searcher smallint
) returns boolean
language sql immutable parallel safe
return birth > born_after and birth <= born_until and (has_photo or not photo) and kind = any (kinds) and seeks & searcher <> 0;
