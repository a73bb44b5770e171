-- The next `size` orders after one, by id, that have a sale, an operation or an invoice; null if there are no more.
create or replace function accounting.next_orders(after uuid, size int) returns uuid[]
language sql stable
as $$
select array_agg(n.order_id order by n.order_id) from (
  select f.order_id from (
    (select s.order_id from accounting.sale s where s.order_id > after order by s.order_id limit size)
    union
    (select distinct o.order_id from accounting.operation o where o.order_id > after order by o.order_id limit size)
    union
    (select i.order_id from invoices.public_invoice i where i.order_id > after order by i.order_id limit size)
  ) f
  order by f.order_id limit size
) n;
$$;
