-- All invoice violations, for tests and for looking into a finding; the nightly check reads them slice by slice.
create or replace view invoices.violations as
select v.rule, v.about
from invoices.series s cross join lateral invoices.series_violations(s.issuer_id, s.year, s.kind) v
union all
select v.rule, v.about from invoices.document_violations(0, 9223372036854775807) v;
