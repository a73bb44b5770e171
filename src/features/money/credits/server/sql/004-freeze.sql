-- A bought lot whose payer's bank wants the money back: nothing is spent from it until that is decided. The wallet and its other
-- lots go on. The versions say between which movements it held.
create table credits.freeze (
  account_id bigint not null,
  lot bigint not null,
  -- Made by whoever asks, before asking; a repeat changes nothing.
  key text not null constraint freeze_key_length check (length(key) between 1 and 100),
  -- How many movements the wallet had when it began, and when it ended.
  from_version bigint not null constraint freeze_from_counts check (from_version >= 1),
  until_version bigint constraint freeze_ends_later check (until_version >= from_version),
  frozen_at timestamptz(3) not null,
  thawed_at timestamptz(3),
  constraint freeze_pk primary key (account_id, key),
  constraint freeze_lot_fk foreign key (account_id, lot) references credits.lot,
  constraint freeze_ends_whole check ((until_version is null) = (thawed_at is null))
);
create index freeze_in_force on credits.freeze (account_id, lot) where thawed_at is null;
