-- The answers of members to the traits of rules/traits.ts, one row per choice.
create or replace view profiles.public_trait as
select p.account_id, t.trait, c.choice
from profiles.profile p
cross join lateral jsonb_each(p.traits) t (trait, answer)
cross join lateral jsonb_array_elements_text(
  case jsonb_typeof(t.answer) when 'array' then t.answer else jsonb_build_array(t.answer) end
) c (choice);
