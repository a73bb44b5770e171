-- Makes the row of an account anew from the features below, or takes it away when others may not find the account.
create or replace function search.refresh(account bigint, at timestamptz) returns void
language plpgsql
as $$
begin
  -- One at a time for each account, and only then a look: the last one to look sees what all others have committed.
  perform pg_advisory_xact_lock(hashtextextended('search.refresh', account));

  insert into search.lived_city (city_id, cell, country, region_id)
  select c.id, places.public_city_cell(c.id), search.country_number(c.country), c.region_id
  from profiles.public_profile p
  join places.public_city c on c.id = p.city_id
  where p.account_id = account
  on conflict (city_id) do nothing;

  insert into search.member_search as s (
    account_id, pool_id, last_active, birth, yob, joined, country, region_id, city_id, cell,
    gender, sexuality, orientation, seeks, kind, has_photo
  )
  select a.account_id, a.pool_id, coalesce(a.last_active_at, a.activated_at, at), p.birth, extract(year from p.birth)::smallint,
    (a.created_at at time zone 'UTC')::date, search.country_number(p.country), p.region_id, p.city_id, places.public_city_cell(p.city_id),
    p.gender, p.sexuality, p.orientation, p.seeks, array_position(array['member', 'fictional', 'sponsored'], a.kind) - 1,
    exists (select from photos.public_main m where m.account_id = a.account_id)
  from accounts.public_account a
  join profiles.public_profile p on p.account_id = a.account_id
  where a.account_id = account and a.visible and p.status = 'active'
  on conflict (account_id) do update set
    pool_id = excluded.pool_id, last_active = greatest(s.last_active, excluded.last_active), birth = excluded.birth, yob = excluded.yob,
    joined = excluded.joined, country = excluded.country, region_id = excluded.region_id, city_id = excluded.city_id, cell = excluded.cell,
    gender = excluded.gender, sexuality = excluded.sexuality, orientation = excluded.orientation, seeks = excluded.seeks,
    kind = excluded.kind, has_photo = excluded.has_photo;

  if not found then
    delete from search.member_search s where s.account_id = account;
  end if;
end;
$$;
