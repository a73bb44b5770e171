-- Deletes both likes between two members, and their match.
create or replace function likes.delete_pair(one bigint, two bigint) returns void
language plpgsql
as $$
begin
  perform likes.lock_pair(one, two);
  delete from likes.profile_like g where (g.liked_id, g.liker_id) in ((one, two), (two, one));
end;
$$;
