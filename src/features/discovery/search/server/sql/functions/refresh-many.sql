-- Rebuilds the search rows of these accounts, and deletes the rows of accounts that can't be found.
create or replace function search.refresh_many(accounts bigint[], at timestamptz) returns void
language plpgsql
as $$
begin
  -- Lock every account before reading, so that the last caller sees everything that others have
  -- committed.
  perform pg_advisory_xact_lock(hashtextextended('search.refresh', a.id)) from (select unnest(accounts) as id order by 1) a;

  -- Sorted, so that two callers adding the same cities can't deadlock.
  insert into search.member_city (city_id, cell, country, region_id)
  select c.id, geography.public_city_cell(c.id), search.country_number(c.country), c.region_id
  from geography.public_city c
  where c.id in (select p.city_id from profiles.public_profile p where p.account_id = any (accounts))
    and not exists (select from search.member_city l where l.city_id = c.id)
  order by c.id
  on conflict (city_id) do nothing;

  -- Numbers the choices that no one has stated before; only these need the lock.
  if exists (select from search.unnumbered_choices(accounts)) then
    perform pg_advisory_xact_lock(hashtextextended('search.choice', 0));
    insert into search.choice (bit, trait, choice)
    select n.bit, n.trait, n.choice
    from (
      select (select coalesce(max(c.bit) + 1, 0) from search.choice c) + row_number() over (order by u.trait, u.choice) - 1 as bit,
        u.trait, u.choice
      from search.unnumbered_choices(accounts) u
    ) n
    where n.bit <= 62;
  end if;

  with made as (
    insert into search.member_search as s (
      account_id, pool_id, last_active, activity_rank, birth, birth_year, joined, country, region_id, city_id, cell,
      gender, sexuality, orientation, seeks, kind, has_photo, choices
    )
    select a.account_id, a.pool_id, t.last_active, search.activity_rank(a.account_id, t.last_active, w.time_zone), p.birth, extract(year from p.birth)::smallint,
      (a.created_at at time zone 'UTC')::date, search.country_number(p.country), p.region_id, p.city_id, l.cell,
      p.gender, p.sexuality, p.orientation, p.seeks, array_position(array['member', 'fictional', 'sponsored'], a.kind) - 1,
      exists (select from photos.public_main_photo m where m.account_id = a.account_id),
      coalesce((select bit_or(1::bigint << c.bit) from profiles.public_trait t join search.choice c on c.trait = t.trait and c.choice = t.choice
        where t.account_id = a.account_id), 0)
    from accounts.public_account a
    join sites.public_site w on w.site_id = a.site_id
    join profiles.public_profile p on p.account_id = a.account_id
    cross join lateral (select coalesce(a.last_active_at, a.activated_at, refresh_many.at) as last_active) t
    left join search.member_city l on l.city_id = p.city_id
    where a.account_id = any (accounts) and a.visible and p.status = 'active'
    on conflict (account_id) do update set
      pool_id = excluded.pool_id, last_active = greatest(s.last_active, excluded.last_active),
        activity_rank = case when s.last_active > excluded.last_active then s.activity_rank else excluded.activity_rank end, birth = excluded.birth,
        birth_year = excluded.birth_year,
      joined = excluded.joined, country = excluded.country, region_id = excluded.region_id, city_id = excluded.city_id, cell = excluded.cell,
      gender = excluded.gender, sexuality = excluded.sexuality, orientation = excluded.orientation, seeks = excluded.seeks,
      kind = excluded.kind, has_photo = excluded.has_photo, choices = excluded.choices
    returning s.account_id
  )
  delete from search.member_search s
  where s.account_id = any (accounts) and not exists (select from made m where m.account_id = s.account_id);
end;
$$;
