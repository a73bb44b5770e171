-- The country of the network address an order came from, a code and nothing finer: with the country the payer names, two proofs
-- of where the tax is due.
alter table payments.purchase add column address_country char(2)
  constraint purchase_address_country_code check (address_country ~ '^[A-Z]{2}$');
