-- The member ticked that the card shall be remembered: only then does the provider keep it, and only then is it heard of here.
alter table payments.purchase add column keep_card boolean not null default false;

-- A card's bank may want to see its owner again when it pays without its page.
alter table payments.sandbox_card add column asks boolean not null default false;
