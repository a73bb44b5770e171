-- Every change of a site and its settings, by the office and by commands on the server. A change of what a pool shares has
-- a row for each of its sites.
create table sites.change (
  site_id int not null,
  -- Counted per site, without gaps.
  number int not null constraint change_number_positive check (number > 0),
  -- Made by the client; null for a command on the server.
  id uuid,
  at timestamptz(3) not null,
  staff_id bigint,
  approving_staff_id bigint constraint change_approved_by_another check (approving_staff_id <> staff_id),
  constraint change_by_someone check ((id is null) = (staff_id is null)),
  reason text not null constraint change_reason_bounded check (length(reason) <= 300),
  -- The number of the change that it undoes.
  undoes int,
  -- The changed fields as stored; one that is missing had, or has, its default.
  before jsonb not null constraint change_before_object check (jsonb_typeof(before) = 'object'),
  after jsonb not null constraint change_after_object check (jsonb_typeof(after) = 'object'),
  constraint change_pk primary key (site_id, number),
  constraint change_once unique (id, site_id)
);

-- Changes that a second staff member has to approve.
create table sites.proposal (
  id uuid constraint proposal_pk primary key,
  site_id int not null,
  -- The number of the newest change that its author had seen.
  base int not null,
  at timestamptz(3) not null,
  staff_id bigint not null,
  reason text not null constraint proposal_reason_bounded check (length(reason) <= 300),
  undoes int,
  changes jsonb not null constraint proposal_changes_object check (jsonb_typeof(changes) = 'object'),
  -- Fields that return to their default.
  defaults text[] not null,
  state text not null constraint proposal_state_known check (state in ('waiting', 'applied', 'closed'))
);
create unique index proposal_waiting_once on sites.proposal (site_id) where state = 'waiting';
