-- Reply habits, for cards.
create or replace view profiles.public_reply_habit as
select account_id, habit from profiles.reply_habit;
