-- A refund that its provider never answered for may be paid by hand, asked for anew, or given up.
alter table refunds.refund drop constraint refund_state_known;
alter table refunds.refund add constraint refund_state_known
  check (state in ('waiting', 'declined', 'asked', 'pending', 'paid', 'failed', 'given_up'));
-- When somebody had the provider asked once more, and by what reference it was paid another way: then the provider has no word in it.
alter table refunds.refund add column asked_again_at timestamptz(3);
alter table refunds.refund add column by_hand text constraint refund_by_hand_length check (length(by_hand) between 1 and 100);
create index refund_silent on refunds.refund (id) where state in ('asked', 'pending') and next_look_at is null;
create index dispute_open on refunds.dispute (order_id) where state = 'open';

-- What somebody of the staff says became of money of which its provider says nothing: how a chargeback ended, or what is done about a refund
-- nobody answers for. `waiting` for a second person; `done`, and then it has happened; `declined`.
create table refunds.ruling (
  id bigint generated always as identity constraint ruling_pk primary key,
  -- Made by whoever rules, before asking; a repeat is the same ruling.
  ruling_id uuid not null constraint ruling_once unique,
  order_id uuid not null,
  -- The number of the refund, or the provider's name of the dispute.
  about text not null,
  refund_id bigint constraint ruling_refund_fk references refunds.refund,
  attempt uuid not null constraint ruling_paid_fk references refunds.paid,
  what text not null constraint ruling_known check (what in ('won', 'lost', 'ask_again', 'paid_by_hand', 'give_up')),
  amount_minor bigint not null constraint ruling_of_something check (amount_minor > 0),
  reason text not null constraint ruling_reason_length check (length(reason) between 1 and 500),
  reference text constraint ruling_reference_length check (length(reference) between 1 and 100),
  state text not null constraint ruling_state_known check (state in ('waiting', 'done', 'declined')),
  asked_by bigint not null,
  decided_by bigint,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  constraint ruling_of_refund_or_dispute check ((refund_id is null) = (what in ('won', 'lost'))),
  constraint ruling_by_hand_has_reference check ((reference is not null) = (what = 'paid_by_hand')),
  -- Nobody approves what they wanted.
  constraint ruling_needs_two check (decided_by <> asked_by)
);
create index ruling_of_order on refunds.ruling (order_id);
-- One at a time.
create unique index ruling_waiting_once on refunds.ruling (about) where state = 'waiting';
