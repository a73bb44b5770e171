-- Answered prompts, for cards.
create or replace view profiles.public_prompt as
select account_id, prompt, answer, position
from profiles.prompt;
