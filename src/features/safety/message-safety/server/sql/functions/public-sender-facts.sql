-- Facts about a member for the message policy when they write to a fictional profile; see `wellbeing.public_message_facts`.
create or replace function message_safety.public_sender_facts(account bigint, zone text, at timestamptz, out facts jsonb)
language sql stable
return wellbeing.public_message_facts(account, zone, at);
