-- The version of each page and language in force at a time: of those that have started, the one that
-- started last, and of two that start together the one published later.
create or replace function content_pages.in_force(for_site int, at timestamptz) returns setof content_pages.version
language sql stable
as $$
  select distinct on (v.path, v.locale) v.* from content_pages.version v
  where v.site_id = for_site and v.withdrawn_at is null and v.starts_at <= at
  order by v.path, v.locale, v.starts_at desc, v.number desc
$$;
