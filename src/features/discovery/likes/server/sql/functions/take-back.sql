-- Takes one side's like back; a match falls with it. True where there was one.
create or replace function likes.take_back(liker bigint, liked bigint) returns boolean
language plpgsql
as $$
begin
  perform likes.lock_pair(liker, liked);
  delete from likes.given g where g.liked_id = liked and g.liker_id = liker;
  return found;
end;
$$;
