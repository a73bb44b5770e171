-- A card that a payment provider remembers for a member who ticked that it shall (CRED-06). Nothing here could pay anything: the
-- token is the provider's word, and of the card there are brand, four digits and month.
create table saved_cards.card (
  id bigint generated always as identity constraint card_pk primary key,
  card_id uuid not null constraint card_once unique,
  account_id bigint not null,
  gateway text not null,
  -- The way to pay it was kept by, and is charged by.
  method text not null,
  token text not null constraint card_token_length check (length(token) between 1 and 200),
  brand text not null constraint card_brand_named check (brand ~ '^[a-z0-9][a-z0-9 _-]{0,29}$'),
  last4 text not null constraint card_four_digits check (last4 ~ '^[0-9]{4}$'),
  expires text not null constraint card_month check (expires ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  saved_at timestamptz(3) not null,
  -- When the provider said that it does not know it any more.
  refused_at timestamptz(3),
  -- A provider names the same card anew each time: to its owner it is one.
  constraint card_kept_once unique (account_id, gateway, brand, last4, expires)
);
create index card_of_account on saved_cards.card (account_id, id desc);

-- The orders whose card was kept. Once for each: a provider tells of it as long as it is asked about the order, and a card that was
-- removed meanwhile stays removed. Nothing here says whose it was.
create table saved_cards.processed_order (
  order_id uuid constraint processed_order_pk primary key,
  at timestamptz(3) not null
);

-- An order that is paid by a kept card.
create table saved_cards.charge (
  order_id uuid constraint charge_pk primary key,
  account_id bigint not null,
  -- Made by the browser before asking; a repeat finds the same order.
  client_id uuid not null,
  card_id bigint constraint charge_card_fk references saved_cards.card on delete set null,
  -- The language the provider was asked in: asked again, it is asked the same.
  locale text not null,
  created_at timestamptz(3) not null,
  -- When the provider said that it does not know the card.
  refused_at timestamptz(3),
  constraint charge_once unique (account_id, client_id)
);
create index charge_of_account on saved_cards.charge (account_id, created_at desc);
create index charge_latest on saved_cards.charge (created_at);
create index charge_of_card on saved_cards.charge (card_id);

-- What a provider still has to forget. Whose it was is no longer known.
create table saved_cards.pending_deletion (
  gateway text not null,
  token text not null,
  tries int not null constraint pending_deletion_tries_count check (tries >= 0),
  next_try_at timestamptz(3) not null,
  constraint pending_deletion_pk primary key (gateway, token)
);
create index pending_deletion_due on saved_cards.pending_deletion (next_try_at);
