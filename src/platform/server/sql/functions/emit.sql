-- Adds an asynchronous event to the tasks, in the current transaction.
create or replace function platform.emit(event text, payload jsonb, at timestamptz, order_key text default null)
returns void language sql as $$
  insert into platform.task (name, payload, key, created_at) values (event, payload, order_key, at);
$$;
