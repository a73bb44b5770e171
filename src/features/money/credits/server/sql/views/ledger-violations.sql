-- Ledger violations; empty unless there is a bug. Most are prevented by constraints and triggers. This recalculates everything and
-- compares movements with transfers. `number` is the movement or lot.
create or replace view credits.ledger_violations as
with moved as not materialized (
  select t.account_id, t.version,
    sum(t.amount) filter (where t.debit = 'minted') as minted,
    sum(t.amount) filter (where t.credit = 'spent') as spent,
    sum(t.amount) filter (where t.debit = 'spent') as returned,
    sum(t.amount) filter (where t.credit = 'taken_back') as taken_back,
    sum(t.amount) filter (where t.debit = 'taken_back') as given_again,
    coalesce(sum(case t.credit when 'lot' then t.amount else -t.amount end) filter (where l.kind = 'bonus'), 0) as bonus,
    coalesce(sum(case t.credit when 'lot' then t.amount else -t.amount end) filter (where l.kind = 'bought'), 0) as bought
  from credits.transfer t join credits.lot l on l.account_id = t.account_id and l.lot = t.lot
  group by t.account_id, t.version
),
told as not materialized (
  select m.*, row_number() over line as nth, sum(m.bonus + m.bought) over line as total, sum(m.bonus) over line as bonus_total
  from credits.movement m
  window line as (partition by m.account_id order by m.version)
),
held as not materialized (
  select l.account_id, coalesce(sum(l.remaining) filter (where l.kind = 'bonus'), 0) as bonus,
    coalesce(sum(l.remaining) filter (where l.kind = 'bought'), 0) as bought
  from credits.lot l
  group by l.account_id
),
folded as not materialized (
  select t.account_id, t.lot, count(*) as transfers, sum(case t.credit when 'lot' then t.amount else -t.amount end) as remaining,
    coalesce(sum(t.amount) filter (where t.debit = 'minted'), 0) as minted,
    coalesce(sum(case 'taken_back' when t.credit then t.amount when t.debit then -t.amount end), 0) as taken_back,
    coalesce(sum(t.amount) filter (where t.credit = 'spent'), 0) - coalesce(sum(t.amount) filter (where t.debit = 'spent'), 0) as spent
  from credits.transfer t
  group by t.account_id, t.lot
),
chained as not materialized (
  select t.account_id, t.lot, t.lot_version, t.lot_left, row_number() over chain as nth,
    sum(case t.credit when 'lot' then t.amount else -t.amount end) over chain as total
  from credits.transfer t
  window chain as (partition by t.account_id, t.lot order by t.lot_version)
)
select 'a wallet equals the sum of its lots' as rule, w.account_id, w.version as number
from credits.wallet w left join held h on h.account_id = w.account_id
where (w.bonus, w.bought) is distinct from (coalesce(h.bonus, 0), coalesce(h.bought, 0))
union all
select 'a wallet matches its last movement', w.account_id, w.version
from credits.wallet w
left join lateral (
  select m.version, m.balance from credits.movement m where m.account_id = w.account_id order by m.version desc limit 1
) last on true
where (w.version, w.bonus + w.bought) is distinct from (coalesce(last.version, 0), coalesce(last.balance, 0))
union all
select 'movements are numbered without gaps and balances add up', t.account_id, t.version
from told t
where t.version <> t.nth or t.balance <> t.total
union all
select 'a movement matches its transfers', m.account_id, m.version
from credits.movement m left join moved d on d.account_id = m.account_id and d.version = m.version
where (coalesce(d.minted, 0), coalesce(d.spent, 0), coalesce(d.returned, 0), coalesce(d.given_again, 0)) is distinct from (
    case m.kind when 'grant' then m.amount else 0 end,
    case m.kind when 'spend' then m.amount else 0 end,
    case m.kind when 'refund' then m.amount else 0 end,
    case m.kind when 'give_again' then m.amount else 0 end)
  or coalesce(d.taken_back, 0) <> case m.kind when 'take_back' then m.amount when 'refund' then m.amount - m.bonus - m.bought else 0 end
  or (coalesce(d.bonus, 0), coalesce(d.bought, 0)) is distinct from (m.bonus, m.bought)
union all
select 'a lot matches its transfers', l.account_id, l.lot
from credits.lot l left join folded f on f.account_id = l.account_id and f.lot = l.lot
where (l.version, l.remaining, l.taken_back, l.granted) is distinct from (f.transfers, f.remaining, f.taken_back, f.minted)
  or f.spent < 0 or l.granted <> l.remaining + l.taken_back + f.spent
union all
select 'transfers of a lot are numbered without gaps', c.account_id, c.lot
from chained c
where c.lot_version <> c.nth or c.lot_left <> c.total
union all
select 'every grant has exactly one lot', m.account_id, m.version
from credits.movement m left join credits.lot l on l.account_id = m.account_id and l.lot = m.version
where (m.kind = 'grant') <> (l.lot is not null) or l.granted <> m.amount
union all
select 'bonus credits are spent before bought ones', t.account_id, t.version
from told t
where t.kind = 'spend' and t.bought < 0 and t.bonus_total > 0
union all
select 'a refund returns the whole spend to the same lots', r.account_id, r.version
from credits.movement r
join credits.movement s on s.account_id = r.account_id and s.version = r.reverses
where r.kind = 'refund' and (
  s.kind <> 'spend' or s.amount <> r.amount or exists (
    (select t.lot, t.amount from credits.transfer t where t.account_id = r.account_id and t.version = s.version
     except all
     select t.lot, t.amount from credits.transfer t where t.account_id = r.account_id and t.version = r.version and t.debit = 'spent')
    union all
    (select t.lot, t.amount from credits.transfer t where t.account_id = r.account_id and t.version = r.version and t.debit = 'spent'
     except all
     select t.lot, t.amount from credits.transfer t where t.account_id = r.account_id and t.version = s.version)
  )
)
union all
select 'take-backs refer to a grant, and a reversed purchase is empty', l.account_id, l.lot
from credits.lot l
where l.closed_by is not null and l.remaining > 0
union all
select 'take-backs refer to a grant, and a reversed purchase is empty', m.account_id, m.version
from credits.movement m
where m.kind = 'take_back' and not exists (select from credits.lot l where l.account_id = m.account_id and l.lot = m.reverses)
union all
select 'restored credits were taken back, and their purchase counts again', g.account_id, g.version
from credits.movement g
left join credits.movement b on b.account_id = g.account_id and b.version = g.reverses and b.kind = 'take_back'
left join credits.lot l on l.account_id = g.account_id and l.lot = b.reverses
where g.kind = 'give_again' and (b.version is null or g.amount < b.amount or l.closed_by = b.version)
union all
select 'nothing is spent from a frozen lot', t.account_id, t.version
from credits.freeze f join credits.transfer t on t.account_id = f.account_id and t.lot = f.lot
where t.credit = 'spent' and t.version > f.from_version and t.version <= coalesce(f.until_version, t.version)
union all
select 'a hold has its spend in escrow until it is settled', h.account_id, h.version
from credits.hold h
cross join lateral (
  select array_agg((t.lot, leg.debit, t.amount)::text order by t.lot, leg.debit) as entries
  from credits.transfer t
  join credits.movement m on m.account_id = t.account_id and m.version = t.version and m.kind = 'spend'
  cross join (values ('spent'), ('escrow')) leg (debit)
  where t.account_id = h.account_id and t.version = h.version and (leg.debit = 'spent' or h.settled_at is not null)
) wanted
cross join lateral (
  select array_agg((x.lot, x.debit, x.amount)::text order by x.lot, x.debit) as entries
  from credits.escrow_transfer x where x.account_id = h.account_id and x.version = h.version
) booked
where wanted.entries is distinct from booked.entries
union all
select 'nothing in escrow is refunded, and what was returned from it is', h.account_id, h.version
from credits.hold h
where h.outcome is distinct from 'released' and (h.outcome is not null) <> exists (
  select from credits.movement r where r.account_id = h.account_id and r.kind = 'refund' and r.reverses = h.version
);
