-- Record all sandbox money for settlement.
create trigger payment_moves after update of state on sandbox_gateway.payment for each row
  when (old.state is distinct from new.state) execute function sandbox_gateway.record_transfer();
create trigger payment_made_paid after insert on sandbox_gateway.payment for each row
  when (new.state = 'paid') execute function sandbox_gateway.record_transfer();
create trigger refund_moves after update of state on sandbox_gateway.refund for each row
  when (old.state is distinct from new.state) execute function sandbox_gateway.record_transfer();
create trigger dispute_opens after insert on sandbox_gateway.dispute for each row execute function sandbox_gateway.record_transfer();
create trigger dispute_moves after update of state on sandbox_gateway.dispute for each row
  when (old.state is distinct from new.state) execute function sandbox_gateway.record_transfer();
