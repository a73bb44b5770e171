-- From when on an ad is shown; null for those that were shown from the moment they were placed.
alter table ads.ad add column starts_at timestamptz(3);

-- The picture of an ad that is being written: kept before the ad is placed, so that none is ever shown without the picture it was to have.
create table ads.kept_picture (
  ad_id uuid constraint kept_picture_pk primary key,
  -- Whoever of the staff brought it; nobody else may place an ad with it.
  staff_id bigint not null,
  key text not null,
  kept_at timestamptz(3) not null
);
