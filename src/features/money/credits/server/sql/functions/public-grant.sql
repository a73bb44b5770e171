-- Grants credits as a new lot. Bought credits have a price, the full amount paid; bonus credits have none. `verdict`: `granted`;
-- `repeated`; `mismatch` (the key was used for something else). `balance`: the wallet's credits afterwards.
create or replace function credits.public_grant(
  account bigint, credits bigint, key text, kind text, price_minor bigint, currency text, ref text, at timestamptz, site int,
  reason text default null,
  out verdict text, out balance bigint
)
language plpgsql
as $$
declare
  wallet credits.wallet;
  existing credits.movement;
  number bigint;
  grant_reason constant text := coalesce(public_grant.reason, case public_grant.kind when 'bought' then 'purchase' else 'bonus' end);
begin
  if public_grant.credits is null or public_grant.credits <= 0 then
    raise exception 'a grant of % credits', public_grant.credits using errcode = 'invalid_parameter_value';
  end if;
  insert into credits.wallet (account_id, version, bonus, bought) values (account, 0, 0, 0) on conflict do nothing;
  select * into wallet from credits.wallet w where w.account_id = account for update;
  balance := wallet.bonus + wallet.bought;

  select * into existing from credits.movement m
  where m.account_id = account and m.kind = 'grant' and m.key = public_grant.key;
  if found then
    verdict := case when exists (
      select from credits.lot l
      where l.account_id = account and l.lot = existing.version
        and (existing.amount, existing.reason, l.kind, l.site_id) = (public_grant.credits, grant_reason, public_grant.kind, public_grant.site)
        and (existing.ref, l.price_minor, l.currency::text) is not distinct from (public_grant.ref, public_grant.price_minor,
          public_grant.currency)
    ) then 'repeated' else 'mismatch' end;
    return;
  end if;

  verdict := 'granted';
  number := wallet.version + 1;
  balance := balance + public_grant.credits;
  insert into credits.movement (account_id, version, kind, key, amount, bonus, bought, balance, reason, ref, at)
  values (account, number, 'grant', public_grant.key, public_grant.credits,
    case public_grant.kind when 'bonus' then public_grant.credits else 0 end,
    case public_grant.kind when 'bonus' then 0 else public_grant.credits end,
    balance, grant_reason, public_grant.ref, public_grant.at);
  insert into credits.lot (account_id, lot, kind, granted, remaining, taken_back, version, price_minor, currency, site_id)
  values (account, number, public_grant.kind, public_grant.credits, 0, 0, 0, public_grant.price_minor, public_grant.currency, public_grant.site);
  insert into credits.transfer (account_id, version, line, debit, credit, amount, lot, lot_version, lot_left)
  values (account, number, 1, 'minted', 'lot', public_grant.credits, number, 1, public_grant.credits);
  perform credits.apply_movement(account, number);
end;
$$;
