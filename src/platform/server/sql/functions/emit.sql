-- Adds an asynchronous event to the tasks, in the current transaction.
create or replace function platform.emit(
  event text, payload jsonb, at timestamptz, order_key text default null, request_origin text default null
)
returns void language sql as $$
  insert into platform.task (name, payload, key, origin, created_at) values (event, payload, order_key, request_origin, at);
$$;
