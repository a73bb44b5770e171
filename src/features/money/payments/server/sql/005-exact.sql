-- Besides the packages: exactly the credits that are missing for one act, at the site's price of a single credit.
alter table payments.purchase drop constraint purchase_bundle_known;
alter table payments.purchase add constraint purchase_bundle_known check (bundle in ('p0', 'p1', 'p2', 'p3', 'exact'));

-- For which act an exact order was, what the act cost, and what its buyer held when it was reckoned.
create table payments.exact (
  purchase_id bigint constraint exact_pk primary key constraint exact_purchase_fk references payments.purchase,
  act text not null constraint exact_act_named check (act ~ '^[a-z_]{2,20}$'),
  cost bigint not null constraint exact_cost_counts check (cost > 0),
  held bigint not null constraint exact_held_counts check (held >= 0),
  constraint exact_something_missing check (held < cost)
);
