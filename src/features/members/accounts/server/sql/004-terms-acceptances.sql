-- Each time a member accepted the terms of a site: at sign-up, and again for each new version that
-- asks for it. Rows never change, and are deleted with the account only.
create table accounts.terms_acceptance (
  id bigint generated always as identity constraint terms_acceptance_pk primary key,
  account_id bigint not null constraint terms_acceptance_account references accounts.account (id) on delete cascade,
  site_id int not null,
  -- The version of the terms shown, and the language it was shown in.
  version timestamptz(3) not null,
  locale text not null constraint terms_acceptance_locale_known check (locale in ('en', 'de', 'es', 'fr', 'it', 'nl', 'pl')),
  -- Accepted is all that was in force by then, the privacy page included: the start of the version that
  -- asked, or the time of the sign-up.
  covers_until timestamptz(3) not null,
  accepted_at timestamptz(3) not null,
  constraint terms_acceptance_once unique (account_id, site_id, covers_until)
);

insert into accounts.terms_acceptance (account_id, site_id, version, locale, covers_until, accepted_at)
select id, site_id, terms_version, locale, terms_accepted_at, terms_accepted_at
from accounts.account
where kind = 'member' and terms_version is not null and terms_accepted_at is not null;

alter table accounts.account drop column terms_version, drop column terms_accepted_at;
