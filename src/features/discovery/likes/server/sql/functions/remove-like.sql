-- Removes a like, and with it a match. Returns whether there was one.
create or replace function likes.remove_like(liker bigint, liked bigint) returns boolean
language plpgsql
as $$
begin
  perform likes.lock_pair(liker, liked);
  delete from likes.profile_like g where g.liked_id = liked and g.liker_id = liker;
  return found;
end;
$$;
