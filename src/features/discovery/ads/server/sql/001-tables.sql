-- An ad (PRO-12). It has no account and no profile, so it appears in no search and no count.
create table ads.ad (
  id bigint generated always as identity constraint ad_pk primary key,
  -- The public id.
  ad_id uuid not null constraint ad_outside_id_once unique,
  site_id int not null,
  kind text not null constraint ad_kind_known check (kind in ('cam', 'site')),
  -- By language: {"en": {"title": …, "text": …}}.
  texts jsonb not null,
  target text not null constraint ad_target_encrypted check (target like 'https://%'),
  -- Storage key of the picture.
  picture_key text,
  exclusive boolean not null default false,
  -- The "Live now" label disappears at this time.
  live_until timestamptz(3),
  -- Shown from this time on; null means since it was placed.
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  placed_at timestamptz(3) not null
);
create index ad_of_site on ads.ad (site_id);

-- Clicks per ad and day. Who clicked isn't stored.
create table ads.click_count (
  ad_id bigint not null constraint click_count_ad_fk references ads.ad on delete cascade,
  day date not null,
  times int not null constraint click_count_counts check (times > 0),
  constraint click_count_pk primary key (ad_id, day)
);

-- Members who agreed to be shown as an ad on our other sites. Withdrawing consent deletes the row.
create table ads.cross_promotion (
  account_id bigint constraint cross_promotion_pk primary key,
  ad_id uuid not null constraint cross_promotion_outside_id_once unique,
  chosen_at timestamptz(3) not null
);

-- A picture uploaded for an ad that isn't placed yet, so that no ad is ever shown without its picture.
create table ads.pending_picture (
  ad_id uuid constraint pending_picture_pk primary key,
  -- The staff member who uploaded it; no one else may place an ad with it.
  staff_id bigint not null,
  key text not null,
  uploaded_at timestamptz(3) not null
);
