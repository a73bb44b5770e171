-- Pays up to `max_count` recorded refunds, in wallet order; `left_over` says whether there may be more. Concurrent calls process
-- different rows, and the ledger never refunds a message twice.
create or replace function chat.pay_refunds(max_count int, at timestamptz, out returned int, out left_over boolean)
language plpgsql
as $$
declare
  due chat.refund;
  taken int := 0;
begin
  returned := 0;
  for due in
    select * from chat.refund r where r.returned_at is null
    order by r.account_id, r.message_id
    limit max_count
    for update skip locked
  loop
    taken := taken + 1;
    returned := returned + (
      select (g.verdict = 'refunded')::int
      from credits.public_refund_spend(due.account_id, due.message_id, 'unread:' || due.message_id, pay_refunds.at, due.cause) g
    );
    update chat.refund r set returned_at = pay_refunds.at
    where r.account_id = due.account_id and r.message_id = due.message_id;
  end loop;
  left_over := taken = max_count;
end;
$$;
