-- Records a site's current package prices: unchanged prices stay, others end. `offered`: a list of {bundle, currency, credits,
-- price_minor}. Serialised per site, so that two calls can't start the same price.
create or replace function payments.record_prices(site int, offered jsonb, at timestamptz) returns void
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtext('payments.package_price'), record_prices.site);
  update payments.package_price p set until_at = greatest(record_prices.at, p.from_at)
  where p.site_id = record_prices.site and p.until_at is null and not exists (
    select from jsonb_to_recordset(record_prices.offered) o (bundle text, currency text, credits bigint, price_minor bigint)
    where (o.bundle, o.currency, o.credits, o.price_minor) = (p.bundle, p.currency::text, p.credits, p.price_minor)
  );
  insert into payments.package_price (site_id, bundle, currency, credits, price_minor, from_at)
  select record_prices.site, o.bundle, o.currency, o.credits, o.price_minor, record_prices.at
  from jsonb_to_recordset(record_prices.offered) o (bundle text, currency text, credits bigint, price_minor bigint)
  where not exists (
    select from payments.package_price p
    where p.site_id = record_prices.site and p.bundle = o.bundle and p.currency = o.currency and p.until_at is null
  );
end;
$$;
