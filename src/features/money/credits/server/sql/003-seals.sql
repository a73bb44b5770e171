-- What a wallet's chain begins with: known to its owner alone, so that nobody guesses small wallets from their hashes.
create table credits.chain_start (
  account_id bigint constraint chain_start_pk primary key constraint chain_start_wallet_fk references credits.wallet,
  salt bytea not null constraint chain_start_salt_length check (length(salt) = 16)
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
create table credits.sealed (
  account_id bigint not null constraint sealed_wallet_fk references credits.wallet,
  seal int not null constraint sealed_seal_fk references credits.seal deferrable initially deferred,
  version bigint not null,
  hash bytea not null constraint sealed_hash_length check (length(hash) = 32),
  place int not null,
  constraint sealed_pk primary key (account_id, seal),
  constraint sealed_in_turn unique (account_id, version),
  constraint sealed_place_once unique (seal, place),
  constraint sealed_movement_fk foreign key (account_id, version) references credits.movement
);
