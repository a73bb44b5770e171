-- A withdrawal takes the place of whatever still waited for a second person: the law's own sum goes first.
create or replace function refunds.decline_waiting(asked uuid, at timestamptz) returns void
language plpgsql
as $$
begin
  perform refunds.move(r.id, 'declined', null, null, null, decline_waiting.at)
  from refunds.refund r where r.order_id = asked and r.state = 'waiting';
end;
$$;
