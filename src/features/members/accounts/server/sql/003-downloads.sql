-- A download of a member's data that needs no session: the owner of a closed account gets theirs with the password, and
-- staff have one sent to the owner's address.
alter table accounts.one_time_token
  drop constraint one_time_token_kind_known,
  add constraint one_time_token_kind_known check (kind in ('activate', 'reset', 'email', 'undo', 'reactivate', 'export', 'download'));
