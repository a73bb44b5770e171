-- Why a message is paid back: nobody could read it, or whom it went to was removed for deceiving members.
alter table chat.refund add column cause text not null default 'unreadable' constraint refund_cause_known
  check (cause in ('unreadable', 'removed'));
