-- Who said how a dispute ended; the provider's word counts for more than that of the staff, and may come later.
alter table refunds.dispute add column ended_by text constraint dispute_ended_by_known check (ended_by in ('staff', 'provider'));
-- When the provider said the opposite of how it had been told to have ended.
alter table refunds.dispute add column overturned_at timestamptz(3);
update refunds.dispute d set ended_by = case when exists (
  select from refunds.ruling l where l.attempt = d.attempt and l.about = d.ref and l.what = d.state and l.state = 'done'
) then 'staff' else 'provider' end
where d.state <> 'open';
alter table refunds.dispute add constraint dispute_ended_by_somebody check ((ended_by is null) = (state = 'open'));
create index dispute_overturned on refunds.dispute (overturned_at) where overturned_at is not null;

-- A withdrawal that came to nothing because a bank had the money: it is settled anew when that is with us after all.
alter table refunds.withdrawal add column bank_had_it boolean not null default false;
update refunds.withdrawal w set bank_had_it = true
where w.amount_minor = 0 and w.credits = 0 and exists (
  select from refunds.dispute d join refunds.paid p on p.attempt = d.attempt and p.counted_as = 'price'
  where d.order_id = w.order_id and d.state = 'lost' and d.changed_at <= w.settled_at);
