-- Whether a key was used before: `repeated` (same operation), `mismatch` (a different one), null (new).
create or replace function accounting.check_operation_key(op_key text, of_kind text, for_order uuid, amount bigint) returns text
language sql stable
begin atomic
  select case when (o.kind, o.order_id, o.declared_minor) = (of_kind, for_order, amount) then 'repeated' else 'mismatch' end
  from accounting.operation o where o.key = op_key;
end;
