-- Members who may appear in lists, with the fields a card shows.
create or replace view likes.listable_member as
select a.account_id, a.member_id, a.pool_id, a.name, a.kind, a.created_at, a.last_active_at, a.invisible, p.birth, p.city_id, p.region_id
from accounts.public_account a
join profiles.public_profile p on p.account_id = a.account_id
where a.status = 'active' and p.status = 'active';
