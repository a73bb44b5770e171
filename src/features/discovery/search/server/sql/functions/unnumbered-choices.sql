-- The choices these accounts state that have no bit yet; none if all bits are taken.
create or replace function search.unnumbered_choices(accounts bigint[]) returns table (trait text, choice text)
language sql stable
as $$
  select distinct t.trait, t.choice
  from profiles.public_trait t
  where t.account_id = any (accounts)
    and not exists (select from search.choice c where c.trait = t.trait and c.choice = t.choice)
    and not exists (select from search.choice c where c.bit = 62)
$$;
