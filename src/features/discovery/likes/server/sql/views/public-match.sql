-- Matches from either side: filter by `account_id = reader`.
create or replace view likes.public_match as
select account_id, other_id, id, at from likes.match;
