-- Record all sandbox money for settlement.
create trigger sandbox_payment_moves after update of state on payments.sandbox_payment for each row
  when (old.state is distinct from new.state) execute function payments.record_sandbox_transfer();
create trigger sandbox_payment_made_paid after insert on payments.sandbox_payment for each row
  when (new.state = 'paid') execute function payments.record_sandbox_transfer();
create trigger sandbox_refund_moves after update of state on payments.sandbox_refund for each row
  when (old.state is distinct from new.state) execute function payments.record_sandbox_transfer();
create trigger sandbox_dispute_opens after insert on payments.sandbox_dispute for each row execute function payments.record_sandbox_transfer();
create trigger sandbox_dispute_moves after update of state on payments.sandbox_dispute for each row
  when (old.state is distinct from new.state) execute function payments.record_sandbox_transfer();
