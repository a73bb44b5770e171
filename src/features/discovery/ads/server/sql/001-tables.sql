-- What somebody pays to have shown on a site (PRO-12). No account, no profile: it is in no search and in no count.
create table ads.ad (
  id bigint generated always as identity constraint ad_pk primary key,
  -- The id readers know it by.
  ad_id uuid not null constraint ad_outside_id_once unique,
  site_id int not null,
  kind text not null constraint ad_kind_known check (kind in ('cam', 'site')),
  -- By language: {"en": {"title": …, "text": …}}.
  texts jsonb not null,
  target text not null constraint ad_target_encrypted check (target like 'https://%'),
  -- Where the bytes of its picture lie.
  picture_key text,
  exclusive boolean not null default false,
  -- "Live now" ends by itself.
  live_until timestamptz(3),
  -- From when on it is shown; null for those that are shown from the moment they were placed.
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  placed_at timestamptz(3) not null
);
create index ad_of_site on ads.ad (site_id);

-- How many left by an ad on a day; who they were is nowhere.
create table ads.click_count (
  ad_id bigint not null constraint click_count_ad_fk references ads.ad on delete cascade,
  day date not null,
  times int not null constraint click_count_counts check (times > 0),
  constraint click_count_pk primary key (ad_id, day)
);

-- Members who chose to be shown as an ad on our other sites. Taking it back removes the row.
create table ads.cross_promotion (
  account_id bigint constraint cross_promotion_pk primary key,
  ad_id uuid not null constraint cross_promotion_outside_id_once unique,
  chosen_at timestamptz(3) not null
);

-- The picture of an ad that is being written: kept before the ad is placed, so that none is ever shown without the picture it was to have.
create table ads.pending_picture (
  ad_id uuid constraint pending_picture_pk primary key,
  -- Whoever of the staff brought it; nobody else may place an ad with it.
  staff_id bigint not null,
  key text not null,
  uploaded_at timestamptz(3) not null
);
