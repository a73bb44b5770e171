-- Adds a like, and a match if the other side likes back. `outcome`: liked, matched, kept (nothing changed), hidden (blocked since),
-- id_used (this id was used for another member). `is_liked`: whether the like exists afterwards.
create or replace function likes.add_like(liker bigint, liked bigint, request_id uuid, new_match_id uuid, at timestamptz)
returns table (outcome text, is_liked boolean, match_id uuid)
language plpgsql
as $$
declare
  existing_liked bigint;
begin
  -- Locks in the same order as a block.
  perform blocks.public_lock_pair(liker, liked);
  perform likes.lock_pair(liker, liked);
  if exists (select from blocks.public_block b where b.account_id = liker and b.other_id = liked) then
    return query select 'hidden', false, null::uuid;
    return;
  end if;

  insert into likes.like_request (liker_id, id, liked_id, at) values (liker, request_id, liked, add_like.at) on conflict do nothing;
  if not found then
    select p.liked_id into existing_liked from likes.like_request p where p.liker_id = liker and p.id = request_id;
    if existing_liked <> liked then
      return query select 'id_used', false, null::uuid;
    else
      return query
      select 'kept', exists (select from likes.profile_like g where g.liked_id = liked and g.liker_id = liker),
        (select m.id from likes.match m where m.account_id = liker and m.other_id = liked);
    end if;
    return;
  end if;

  insert into likes.profile_like (liked_id, liker_id, at) values (liked, liker, add_like.at) on conflict do nothing;
  if not found then
    return query select 'kept', true, (select m.id from likes.match m where m.account_id = liker and m.other_id = liked);
    return;
  end if;
  -- A like makes its sender visible, even to someone they had hidden from.
  perform blocks.public_reveal(liker, liked, add_like.at);

  if not exists (select from likes.profile_like g where g.liked_id = liker and g.liker_id = liked) then
    return query select 'liked', true, null::uuid;
    return;
  end if;
  insert into likes.match (account_id, other_id, id, at) values (liker, liked, new_match_id, add_like.at), (liked, liker, new_match_id,
    add_like.at);
  return query select 'matched', true, new_match_id;
end;
$$;
