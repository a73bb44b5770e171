-- The sites of this installation. Sites in the same pool share their members.
create table sites.pool (
  id smallint constraint pool_pk primary key,
  name text not null constraint pool_name_once unique
);

create table sites.site (
  id int constraint site_pk primary key,
  pool_id smallint not null constraint site_pool_fk references sites.pool (id),
  name text not null constraint site_has_name check (name <> ''),
  -- The key of its theme.
  brand text not null constraint site_brand_key check (brand ~ '^[a-z][a-z0-9-]*$'),
  domain_language text not null,
  -- The languages in its menu; the first one is the default for visitors.
  locales text[] not null
    constraint site_locales_known check (cardinality(locales) > 0 and locales <@ array['en', 'de', 'es', 'fr', 'it', 'nl', 'pl']),
  time_zone text not null,
  currency char(3) not null constraint site_currency_code check (currency ~ '^[A-Z]{3}$'),
  -- Used if a visitor's IP address has no known country.
  country char(2) not null constraint site_country_code check (country ~ '^[A-Z]{2}$'),
  -- Only differences from the product's defaults.
  settings jsonb not null constraint site_settings_object check (jsonb_typeof(settings) = 'object'),
  company jsonb not null constraint site_company_object check (jsonb_typeof(company) = 'object')
);
create index site_pool on sites.site (pool_id);

-- A host belongs to one site. The lowest position is used in emails.
create table sites.site_host (
  host text constraint site_host_pk primary key constraint site_host_plain check (host = lower(host) and host !~ ':[0-9]*$' and host <> ''),
  site_id int not null constraint site_host_site_fk references sites.site (id) on delete cascade,
  position smallint not null,
  constraint site_host_position_once unique (site_id, position)
);
