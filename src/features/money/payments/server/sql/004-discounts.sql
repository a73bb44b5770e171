-- What a code took off: `price_minor` stays all that is paid, and the list price is the two together.
alter table payments.purchase
  add column discount_minor bigint not null default 0 constraint purchase_discount_counts check (discount_minor >= 0),
  add column discount_code text,
  add constraint purchase_discount_has_code check (discount_code is not null or discount_minor = 0);
