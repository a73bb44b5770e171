-- One row per account that ever had credits: its balance, and the lock for all its movements.
create table credits.wallet (
  account_id bigint constraint wallet_pk primary key,
  -- Number of movements.
  version bigint not null constraint wallet_version_counts check (version >= 0),
  bonus bigint not null constraint wallet_bonus_never_negative check (bonus >= 0),
  bought bigint not null constraint wallet_bought_never_negative check (bought >= 0)
);

-- A requested change to a wallet, and its result: one line of the credit statement. Append-only.
create table credits.movement (
  account_id bigint not null constraint movement_wallet_fk references credits.wallet,
  version bigint not null constraint movement_version_counts check (version >= 1),
  kind text not null constraint movement_kind_known check (kind in ('grant', 'spend', 'refund', 'take_back', 'give_again')),
  -- Idempotency key created by the caller.
  key text not null constraint movement_key_length check (length(key) between 1 and 100),
  -- The requested amount, to be compared with the transfers.
  amount bigint not null,
  -- Change of the wallet, and the balance afterwards.
  bonus bigint not null,
  bought bigint not null,
  balance bigint not null constraint movement_balance_never_negative check (balance >= 0),
  reason text not null,
  -- The reason for it: a message or an order.
  ref text constraint movement_ref_length check (length(ref) between 1 and 100),
  -- The spend that is refunded, the grant that is taken back, or the take-back that is reversed.
  reverses bigint,
  at timestamptz(3) not null,
  constraint movement_pk primary key (account_id, version),
  constraint movement_once unique (account_id, kind, key),
  constraint movement_reverses_fk foreign key (account_id, reverses) references credits.movement,
  constraint movement_reverses_earlier check (
    (reverses is not null) = (kind in ('refund', 'take_back', 'give_again')) and (reverses is null or reverses < version)
  ),
  constraint movement_amount_counts check (amount > 0 or amount = 0 and kind in ('take_back', 'give_again')),
  constraint movement_changes_by_its_kind check (
    case kind
      when 'grant' then bonus >= 0 and bought >= 0 and bonus + bought = amount
      when 'give_again' then bonus >= 0 and bought >= 0 and bonus + bought = amount
      when 'refund' then bonus >= 0 and bought >= 0 and bonus + bought <= amount
      else bonus <= 0 and bought <= 0 and bonus + bought = -amount
    end
  ),
  constraint movement_reason_of_its_kind check (
    case kind
      when 'grant' then reason in ('sign_up', 'purchase', 'bonus', 'goodwill')
      when 'spend' then reason in ('message', 'photo', 'gift')
      when 'refund' then reason in ('unreadable', 'removed')
      when 'give_again' then reason in ('chargeback_won')
      else reason in ('withdrawal', 'chargeback', 'refunded')
    end
  )
);
-- Nothing is refunded or restored twice, regardless of the keys.
create unique index movement_refunded_once on credits.movement (account_id, reverses) where kind = 'refund';
create unique index movement_given_again_once on credits.movement (account_id, reverses) where kind = 'give_again';
-- For the cost of one conversation; grants and purchases are never looked up this way.
create index movement_for on credits.movement (account_id, ref, version) where kind in ('spend', 'refund');
-- For the transparency page: returned credits by day.
create index movement_returned on credits.movement (at) where kind in ('refund', 'take_back');

-- Credits granted together. A lot has the number of the movement that granted it, so lower means older.
create table credits.lot (
  account_id bigint not null,
  lot bigint not null,
  kind text not null constraint lot_kind_known check (kind in ('bonus', 'bought')),
  granted bigint not null constraint lot_granted_something check (granted > 0),
  remaining bigint not null constraint lot_never_negative check (remaining >= 0),
  taken_back bigint not null constraint lot_taken_back_never_negative check (taken_back >= 0),
  -- Number of transfers.
  version bigint not null constraint lot_version_counts check (version >= 0),
  -- The price paid, in minor units.
  price_minor bigint constraint lot_price_counts check (price_minor > 0),
  currency char(3) constraint lot_currency_code check (currency ~ '^[A-Z]{3}$'),
  site_id int not null,
  -- The movement that reversed the entire purchase: the lot no longer makes its owner a Premium
  -- member, and nothing is returned to it.
  closed_by bigint,
  constraint lot_pk primary key (account_id, lot),
  constraint lot_grant_fk foreign key (account_id, lot) references credits.movement,
  constraint lot_closed_by_fk foreign key (account_id, closed_by) references credits.movement,
  constraint lot_holds_what_was_granted check (remaining + taken_back <= granted),
  constraint lot_bought_has_price check ((kind = 'bought') = (price_minor is not null) and (kind = 'bought') = (currency is not null))
);

-- Double entry: each row moves an amount between a lot and one of the three books, so the ledger always balances. Append-only.
create table credits.transfer (
  account_id bigint not null,
  version bigint not null,
  line smallint not null constraint transfer_line_counts check (line >= 1),
  debit text not null constraint transfer_debit_known check (debit in ('lot', 'minted', 'spent', 'taken_back')),
  credit text not null constraint transfer_credit_known check (credit in ('lot', 'spent', 'taken_back')),
  amount bigint not null constraint transfer_moves_something check (amount > 0),
  lot bigint not null,
  -- The lot's number of transfers and its balance afterwards.
  lot_version bigint not null,
  lot_left bigint not null constraint transfer_lot_never_negative check (lot_left >= 0),
  constraint transfer_pk primary key (account_id, version, line),
  constraint transfer_lot_in_turn unique (account_id, lot, lot_version),
  constraint transfer_movement_fk foreign key (account_id, version) references credits.movement,
  constraint transfer_lot_fk foreign key (account_id, lot) references credits.lot,
  constraint transfer_between_lot_and_book check ((debit = 'lot') <> (credit = 'lot'))
);

-- A bought lot frozen while the payer's bank disputes the payment: nothing can be spent from it.
-- The wallet's other lots aren't affected. The versions are the movements between which it was
-- frozen.
create table credits.freeze (
  account_id bigint not null,
  lot bigint not null,
  -- Idempotency key created by the caller.
  key text not null constraint freeze_key_length check (length(key) between 1 and 100),
  -- The wallet's number of movements when the freeze started, and when it ended.
  from_version bigint not null constraint freeze_from_counts check (from_version >= 1),
  until_version bigint constraint freeze_ends_later check (until_version >= from_version),
  frozen_at timestamptz(3) not null,
  unfrozen_at timestamptz(3),
  constraint freeze_pk primary key (account_id, key),
  constraint freeze_lot_fk foreign key (account_id, lot) references credits.lot,
  constraint freeze_ends_whole check ((until_version is null) = (unfrozen_at is null))
);
create index freeze_in_force on credits.freeze (account_id, lot) where unfrozen_at is null;

-- A spend for a message to a member under review: spent for the payer, but not earned until staff have decided. It is settled once:
-- released (earned) or returned (refunded). Not part of the credit statement, which must not show who is under review.
create table credits.hold (
  account_id bigint not null,
  -- The spend.
  version bigint not null,
  -- The member under review; null once it is settled.
  payee_id bigint,
  held_at timestamptz(3) not null,
  settled_at timestamptz(3),
  outcome text constraint hold_outcome_known check (outcome in ('released', 'returned')),
  constraint hold_pk primary key (account_id, version),
  constraint hold_movement_fk foreign key (account_id, version) references credits.movement,
  constraint hold_settled_whole check ((settled_at is null) = (outcome is null) and (settled_at is null) = (payee_id is not null))
);
create index hold_open on credits.hold (account_id) where settled_at is null;
create index hold_open_for on credits.hold (payee_id) where settled_at is null;

-- Double entry of holds, by lot: credits move from the book `spent` to `escrow` and back. Append-only.
create table credits.escrow_transfer (
  account_id bigint not null,
  version bigint not null,
  lot bigint not null,
  debit text not null constraint escrow_transfer_debit_known check (debit in ('spent', 'escrow')),
  credit text not null constraint escrow_transfer_credit_known check (credit in ('spent', 'escrow')),
  amount bigint not null constraint escrow_transfer_moves_something check (amount > 0),
  at timestamptz(3) not null,
  constraint escrow_transfer_pk primary key (account_id, version, lot, debit),
  constraint escrow_transfer_hold_fk foreign key (account_id, version) references credits.hold,
  constraint escrow_transfer_lot_fk foreign key (account_id, lot) references credits.lot,
  constraint escrow_transfer_between_books check (debit <> credit)
);
create index escrow_transfer_lot on credits.escrow_transfer (account_id, lot);

-- Start value of a wallet's hash chain, known only to its owner, so that small wallets can't be guessed from their hashes.
create table credits.chain_salt (
  account_id bigint constraint chain_salt_pk primary key constraint chain_salt_wallet_fk references credits.wallet,
  salt bytea not null constraint chain_salt_length check (length(salt) = 16)
);

-- A nightly seal over all wallets that changed: the Merkle root of their hash chains, chained to the previous seal.
create table credits.seal (
  number int constraint seal_pk primary key constraint seal_counts check (number >= 1),
  at timestamptz(3) not null,
  root bytea not null constraint seal_root_length check (length(root) = 32),
  -- Hash of the previous seal; empty for the first.
  previous bytea not null,
  hash bytea not null constraint seal_hash_once unique constraint seal_hash_length check (length(hash) = 32)
);

-- A slice of a seal: a Merkle tree over some of its wallets, committed on its own, so that sealing goes on where it stopped. The root of
-- the seal is that of a tree over the roots of its slices. Slices whose seal doesn't exist yet belong to the seal in progress, which
-- has the time of its first slice.
create table credits.seal_slice (
  seal int not null constraint seal_slice_counts check (seal >= 1),
  slice int not null constraint seal_slice_in_turn check (slice >= 1),
  at timestamptz(3) not null,
  wallets int not null constraint seal_slice_holds_wallets check (wallets >= 1),
  last_account_id bigint not null,
  root bytea not null constraint seal_slice_root_length check (length(root) = 32),
  constraint seal_slice_pk primary key (seal, slice)
);

-- When the wallets were last sealed, also if none had changed; one row.
create table credits.seal_run (
  single boolean constraint seal_run_pk primary key constraint seal_run_once check (single),
  at timestamptz(3) not null
);

-- The state of a wallet's chain at a seal, and its leaf in the Merkle tree of its slice.
create table credits.sealed_wallet (
  account_id bigint not null constraint sealed_wallet_wallet_fk references credits.wallet,
  seal int not null,
  slice int not null,
  version bigint not null,
  hash bytea not null constraint sealed_wallet_hash_length check (length(hash) = 32),
  leaf_index int not null,
  constraint sealed_wallet_pk primary key (account_id, seal),
  constraint sealed_wallet_in_turn unique (account_id, version),
  constraint sealed_wallet_leaf_index_once unique (seal, slice, leaf_index),
  constraint sealed_wallet_slice_fk foreign key (seal, slice) references credits.seal_slice deferrable initially deferred,
  constraint sealed_wallet_movement_fk foreign key (account_id, version) references credits.movement
);
