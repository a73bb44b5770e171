-- Who matched, from either side: `where account_id = reader` is all one ever needs.
create or replace view likes.public_match as
select account_id, other_id, id, at from likes.match;
