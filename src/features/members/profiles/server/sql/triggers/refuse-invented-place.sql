create trigger refuse_invented_place before insert or update of city_id on profiles.profile
for each row when (new.city_id is not null) execute function profiles.refuse_invented_place();
