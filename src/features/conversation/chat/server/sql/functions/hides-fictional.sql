-- Whether fictional and sponsored profiles are hidden from this reader: by their own choice, or by
-- the site's default.
create or replace function chat.hides_fictional(reader bigint, by_default boolean) returns boolean
language sql stable parallel safe
return coalesce((select p.hidden from fictional_profiles.public_preference p where p.account_id = reader), by_default);
