-- How often the provider was asked because of a webhook, and when last: one that gets no answer can be seen to by a person.
alter table payments.webhook
  add tries int not null default 0 constraint webhook_tries_count check (tries >= 0),
  add tried_at timestamptz(3);
create index webhook_latest on payments.webhook (received_at desc, gateway, event_id);
