create trigger forbid_fictional_city before insert or update of city_id on profiles.profile
for each row when (new.city_id is not null) execute function profiles.forbid_fictional_city();
