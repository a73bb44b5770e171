-- Facts for deciding on a message to a fictional profile. Everything before the latest pause is
-- ignored, except for today's payments. Days are in the site's time zone.
create or replace function wellbeing.public_message_facts(account bigint, zone text, at timestamptz, out facts jsonb)
language sql stable
return (
  with pause as (
    select max(p.begun_at) as begun, max(p.until) as until from wellbeing.pause p where p.account_id = public_message_facts.account
  )
  select jsonb_build_object(
    'spent_day', coalesce(sum(t.credits) filter (where t.at > public_message_facts.at - interval '24 hours' and t.at > coalesce(p.begun,
      '-infinity')), 0),
    'spent_before', coalesce(sum(t.credits) filter (where t.at <= public_message_facts.at - interval '24 hours'), 0),
    'nights', count(t.at) filter (where t.night and t.at > greatest(public_message_facts.at - interval '7 days', coalesce(p.begun,
      '-infinity'))),
    'attached', count(t.at) filter (where t.attached and t.at > greatest(public_message_facts.at - interval '7 days', coalesce(p.begun,
      '-infinity'))),
    'distress', count(t.at) filter (where t.distress and t.at > greatest(public_message_facts.at - interval '7 days', coalesce(p.begun,
      '-infinity'))),
    'paid_today', count(t.at) filter (where t.credits > 0 and t.at >= date_trunc('day', public_message_facts.at, zone)),
    'paused_until', p.until
  )
  from pause p
  left join wellbeing.message_signal t on t.account_id = public_message_facts.account and t.at > public_message_facts.at - interval '15 days'
  group by p.begun, p.until
);
