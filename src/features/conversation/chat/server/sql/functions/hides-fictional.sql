-- Whether a reader sees no conversation with a fictional or sponsored profile: the own choice, or the site's.
create or replace function chat.hides_fictional(reader bigint, by_default boolean) returns boolean
language sql stable parallel safe
return coalesce((select p.hidden from fictional_profiles.public_preference p where p.account_id = reader), by_default);
