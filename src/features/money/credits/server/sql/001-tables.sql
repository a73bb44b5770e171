-- One row for each account that ever held credits: the one lock of all its movements, and what it holds.
create table credits.wallet (
  account_id bigint constraint wallet_pk primary key,
  -- How many movements there were; each takes the next number.
  version bigint not null constraint wallet_version_counts check (version >= 0),
  bonus bigint not null constraint wallet_bonus_never_negative check (bonus >= 0),
  bought bigint not null constraint wallet_bought_never_negative check (bought >= 0)
);

-- What was asked for and what became of it: one line of a member's statement. Never changed, never deleted.
create table credits.movement (
  account_id bigint not null constraint movement_wallet_fk references credits.wallet,
  version bigint not null constraint movement_version_counts check (version >= 1),
  kind text not null constraint movement_kind_known check (kind in ('grant', 'spend', 'refund', 'take_back', 'give_again')),
  -- Made by whoever asks, before asking; a repeat moves nothing.
  key text not null constraint movement_key_length check (length(key) between 1 and 100),
  -- What was asked for, to be compared with what the transfers did.
  amount bigint not null,
  -- How the wallet changed, and what it held afterwards.
  bonus bigint not null,
  bought bigint not null,
  balance bigint not null constraint movement_balance_never_negative check (balance >= 0),
  reason text not null,
  -- What it was for: a message, an order.
  ref text constraint movement_ref_length check (length(ref) between 1 and 100),
  -- The spend that is refunded, the grant that is taken back, or the taking back that is undone.
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
      else reason in ('withdrawal', 'chargeback', 'correction')
    end
  )
);
-- Nothing is refunded twice, and nothing given again twice, whatever the keys.
create unique index movement_refunded_once on credits.movement (account_id, reverses) where kind = 'refund';
create unique index movement_given_again_once on credits.movement (account_id, reverses) where kind = 'give_again';
-- What one conversation cost is read by what its movements were for; grants and purchases are never asked for that way.
create index movement_for on credits.movement (account_id, ref, version) where kind in ('spend', 'refund');
-- What came back, by its day: few of all movements, and counted for the honesty page.
create index movement_returned on credits.movement (at) where kind in ('refund', 'take_back');

-- Credits that came in together. A lot bears the number of the movement that granted it, so the lower is the older.
create table credits.lot (
  account_id bigint not null,
  lot bigint not null,
  kind text not null constraint lot_kind_known check (kind in ('bonus', 'bought')),
  granted bigint not null constraint lot_granted_something check (granted > 0),
  remaining bigint not null constraint lot_never_negative check (remaining >= 0),
  taken_back bigint not null constraint lot_taken_back_never_negative check (taken_back >= 0),
  -- How many transfers there were.
  version bigint not null constraint lot_version_counts check (version >= 0),
  -- What was paid for it, in the smallest unit of the currency.
  price_minor bigint constraint lot_price_counts check (price_minor > 0),
  currency char(3) constraint lot_currency_code check (currency ~ '^[A-Z]{3}$'),
  site_id int not null,
  -- The movement by which the whole purchase was undone: it makes nobody premium any more, and nothing returns to it.
  closed_by bigint,
  constraint lot_pk primary key (account_id, lot),
  constraint lot_grant_fk foreign key (account_id, lot) references credits.movement,
  constraint lot_closed_by_fk foreign key (account_id, closed_by) references credits.movement,
  constraint lot_holds_what_was_granted check (remaining + taken_back <= granted),
  constraint lot_bought_has_price check ((kind = 'bought') = (price_minor is not null) and (kind = 'bought') = (currency is not null))
);

-- Double entry: each row takes an amount out of one account and puts it into another, so nothing can be out of balance.
-- One side is always a lot, the other one of the three books. Never changed, never deleted.
create table credits.transfer (
  account_id bigint not null,
  version bigint not null,
  line smallint not null constraint transfer_line_counts check (line >= 1),
  debit text not null constraint transfer_debit_known check (debit in ('lot', 'minted', 'spent', 'taken_back')),
  credit text not null constraint transfer_credit_known check (credit in ('lot', 'spent', 'taken_back')),
  amount bigint not null constraint transfer_moves_something check (amount > 0),
  lot bigint not null,
  -- The lot's number of transfers and what it held, afterwards.
  lot_version bigint not null,
  lot_left bigint not null constraint transfer_lot_never_negative check (lot_left >= 0),
  constraint transfer_pk primary key (account_id, version, line),
  constraint transfer_lot_in_turn unique (account_id, lot, lot_version),
  constraint transfer_movement_fk foreign key (account_id, version) references credits.movement,
  constraint transfer_lot_fk foreign key (account_id, lot) references credits.lot,
  constraint transfer_between_lot_and_book check ((debit = 'lot') <> (credit = 'lot'))
);

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
  unfrozen_at timestamptz(3),
  constraint freeze_pk primary key (account_id, key),
  constraint freeze_lot_fk foreign key (account_id, lot) references credits.lot,
  constraint freeze_ends_whole check ((until_version is null) = (unfrozen_at is null))
);
create index freeze_in_force on credits.freeze (account_id, lot) where unfrozen_at is null;

-- What a wallet's chain begins with: known to its owner alone, so that nobody guesses small wallets from their hashes.
create table credits.chain_salt (
  account_id bigint constraint chain_salt_pk primary key constraint chain_salt_wallet_fk references credits.wallet,
  salt bytea not null constraint chain_salt_length check (length(salt) = 16)
);

-- Each night one seal over every wallet that moved: the root of a tree of their chains, chained to the seal before.
create table credits.seal (
  number int constraint seal_pk primary key constraint seal_counts check (number >= 1),
  at timestamptz(3) not null,
  root bytea not null constraint seal_root_length check (length(root) = 32),
  -- The hash of the seal before; empty for the first.
  previous bytea not null,
  hash bytea not null constraint seal_hash_once unique constraint seal_hash_length check (length(hash) = 32)
);

-- How far a wallet's chain went at a seal, and its leaf's place in the tree.
create table credits.sealed_wallet (
  account_id bigint not null constraint sealed_wallet_wallet_fk references credits.wallet,
  seal int not null constraint sealed_wallet_seal_fk references credits.seal deferrable initially deferred,
  version bigint not null,
  hash bytea not null constraint sealed_wallet_hash_length check (length(hash) = 32),
  leaf_index int not null,
  constraint sealed_wallet_pk primary key (account_id, seal),
  constraint sealed_wallet_in_turn unique (account_id, version),
  constraint sealed_wallet_leaf_index_once unique (seal, leaf_index),
  constraint sealed_wallet_movement_fk foreign key (account_id, version) references credits.movement
);
