-- Likes given; suggestions leave these members out.
create or replace view likes.public_like as
select liker_id as account_id, liked_id as other_id, at from likes.profile_like;
