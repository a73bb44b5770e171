-- All credits ever, in one row: bought, given, spent, in escrow, taken back and held. Credits don't expire.
create or replace view credits.public_totals as
select t.bought, t.given, t.spent - e.in_escrow as spent, t.taken_back, t.transfers, e.in_escrow, w.held, m.movements, s.seals
from (
  select coalesce(sum(t.amount) filter (where t.debit = 'minted' and l.kind = 'bought'), 0)::bigint as bought,
    coalesce(sum(t.amount) filter (where t.debit = 'minted' and l.kind = 'bonus'), 0)::bigint as given,
    coalesce(sum(case when t.credit = 'spent' then t.amount when t.debit = 'spent' then -t.amount end), 0)::bigint as spent,
    coalesce(sum(case 'taken_back' when t.credit then t.amount when t.debit then -t.amount end), 0)::bigint as taken_back,
    count(*) as transfers
  from credits.transfer t join credits.lot l on l.account_id = t.account_id and l.lot = t.lot
) t
cross join (select coalesce(sum(bonus + bought), 0)::bigint as held from credits.wallet) w
cross join (
  select coalesce(sum(case x.credit when 'escrow' then x.amount else -x.amount end), 0)::bigint as in_escrow from credits.escrow_transfer x
) e
cross join (select count(*) as movements from credits.movement) m
cross join (select count(*) as seals from credits.seal) s;
