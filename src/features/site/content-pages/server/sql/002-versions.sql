-- Texts that the office has published instead of those in content/, and the pages of the operator:
-- one row per version, never changed, except that a planned one can be withdrawn.
create table content_pages.version (
  id uuid constraint version_pk primary key,
  site_id int not null,
  -- The path of the page without its first slash: pages/terms, or the token of an operator's page.
  path text not null constraint version_path_shape check (path ~ '^(pages/)?[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$'),
  locale text not null constraint version_locale_known check (locale in ('en', 'de', 'es', 'fr', 'it', 'nl', 'pl')),
  -- Counted per page and language, without gaps.
  number int not null constraint version_number_positive check (number > 0),
  -- Without a text: the product's own text again; for an operator's page, none in this language.
  title text constraint version_title_bounded check (length(title) between 1 and 200),
  body text constraint version_body_bounded check (length(body) <= 100000),
  constraint version_text_whole check ((title is null) = (body is null)),
  -- Why it was published.
  summary text not null constraint version_summary_bounded check (length(summary) <= 300),
  -- Whether members must accept the terms again because of it.
  accept_again boolean not null,
  -- A digest of the product's text at that time; null for an operator's page.
  original_digest text,
  -- The staff member; null if it was written by a command on the server.
  staff_id bigint,
  starts_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  withdrawn_at timestamptz(3),
  constraint version_number_unique unique (site_id, path, locale, number)
);
create index version_by_start on content_pages.version (site_id, path, locale, starts_at desc, number desc);

insert into content_pages.version (id, site_id, path, locale, number, title, body, summary, accept_again, starts_at, created_at)
select md5(site_id || ' ' || token || ' ' || locale)::uuid, site_id, token, locale, 1,
  left(substring(text from '^---\r?\ntitle: ([^\r\n]+)'), 200),
  regexp_replace(replace(text, E'\r\n', E'\n'), '^---\ntitle: [^\n]*\nversion: [^\n]*\n---\n', ''), '', false, changed_at, changed_at
from content_pages.operator_page;

drop table content_pages.operator_page;

-- The operator's pages that exist; their texts are versions.
create table content_pages.operator_page (
  site_id int not null,
  token text not null constraint operator_page_token_shape check (token ~ '^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$'),
  -- Whether search engines may list it.
  in_sitemap boolean not null,
  created_at timestamptz(3) not null,
  constraint operator_page_pk primary key (site_id, token)
);

insert into content_pages.operator_page (site_id, token, in_sitemap, created_at)
select site_id, path, false, min(created_at) from content_pages.version where path not like 'pages/%' group by site_id, path;
