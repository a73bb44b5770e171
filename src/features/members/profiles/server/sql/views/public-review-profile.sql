-- The texts of a profile, for staff who open a member's file; nothing intimate.
create or replace view profiles.public_review_profile as
select p.account_id, p.about, p.notes, p.changed_at, p.birth_changed_at,
  coalesce((select jsonb_agg(jsonb_build_object('prompt', r.prompt, 'answer', r.answer) order by r.position)
    from profiles.prompt r where r.account_id = p.account_id), '[]') as prompts
from profiles.profile p;
