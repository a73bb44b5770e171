create or replace trigger require_provenance before insert or update of provenance on photos.photo
for each row when (new.provenance is null) execute function photos.require_provenance();
