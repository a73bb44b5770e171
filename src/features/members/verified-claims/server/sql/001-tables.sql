-- The results each time a claim was computed for a site. Append-only: proof of what a claim was based on.
create table verified_claims.computation (
  id bigint generated always as identity constraint computation_pk primary key,
  site_id int not null,
  claim text not null constraint computation_names_claim check (claim ~ '^[a-z_]{2,40}$'),
  -- Name of the query that computed it, with its feature.
  query text not null constraint computation_names_query check (query ~ '^[a-z_]+\.[a-z_]+$'),
  -- A list of {subject, from, until, sample, holds, values}; empty if nothing was found.
  findings jsonb not null constraint computation_lists_findings check (jsonb_typeof(findings) = 'array'),
  computed_at timestamptz(3) not null,
  valid_until timestamptz(3) not null,
  constraint computation_counts_for_a_while check (valid_until > computed_at)
);
create index computation_latest on verified_claims.computation (site_id, claim, id desc);
