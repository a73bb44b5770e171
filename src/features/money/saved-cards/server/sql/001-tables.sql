-- A card a payment provider saved at the member's request (CRED-06). It can't be used to pay
-- elsewhere, because only the provider's token, the brand, four digits and the expiry date are
-- stored.
create table saved_cards.card (
  id bigint generated always as identity constraint card_pk primary key,
  card_id uuid not null constraint card_once unique,
  account_id bigint not null,
  gateway text not null,
  -- The payment method it was saved with and is charged by.
  method text not null,
  token text not null constraint card_token_length check (length(token) between 1 and 200),
  brand text not null constraint card_brand_named check (brand ~ '^[a-z0-9][a-z0-9 _-]{0,29}$'),
  last4 text not null constraint card_four_digits check (last4 ~ '^[0-9]{4}$'),
  expires text not null constraint card_month check (expires ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  saved_at timestamptz(3) not null,
  -- When the provider reported that it no longer has the card.
  refused_at timestamptz(3),
  -- Providers return a new token each time, although for the owner it is the same card.
  constraint card_kept_once unique (account_id, gateway, brand, last4, expires)
);
create index card_of_account on saved_cards.card (account_id, id desc);

-- Orders whose card has been saved. Providers report it every time they are queried, and a card
-- that has been removed since must stay removed. The member isn't stored.
create table saved_cards.processed_order (
  order_id uuid constraint processed_order_pk primary key,
  at timestamptz(3) not null
);

-- An order paid with a saved card.
create table saved_cards.charge (
  order_id uuid constraint charge_pk primary key,
  account_id bigint not null,
  -- Idempotency key created by the browser.
  client_id uuid not null,
  card_id bigint constraint charge_card_fk references saved_cards.card on delete set null,
  -- The language sent to the provider; retries use the same one.
  locale text not null,
  created_at timestamptz(3) not null,
  -- When the provider reported that it does not have the card.
  refused_at timestamptz(3),
  constraint charge_once unique (account_id, client_id)
);
create index charge_of_account on saved_cards.charge (account_id, created_at desc);
create index charge_latest on saved_cards.charge (created_at);
create index charge_of_card on saved_cards.charge (card_id);

-- Tokens that the provider still has to delete. Their owners are no longer known.
create table saved_cards.pending_deletion (
  gateway text not null,
  token text not null,
  tries int not null constraint pending_deletion_tries_count check (tries >= 0),
  next_try_at timestamptz(3) not null,
  constraint pending_deletion_pk primary key (gateway, token)
);
create index pending_deletion_due on saved_cards.pending_deletion (next_try_at);
