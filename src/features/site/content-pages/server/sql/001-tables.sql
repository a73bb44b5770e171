-- Pages the operator has written, one row per language, at /{token}.
create table content_pages.operator_page (
  site_id int not null,
  token text not null constraint operator_page_token_shape check (token ~ '^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$'),
  locale text not null constraint operator_page_locale_known check (locale in ('en', 'de', 'es', 'fr', 'it', 'nl', 'pl')),
  -- Markdown with its title and day, as the files in content/.
  text text not null constraint operator_page_text_bounded check (length(text) between 1 and 100000),
  changed_at timestamptz(3) not null,
  constraint operator_page_pk primary key (site_id, token, locale)
);
