-- Gaps in one series; none unless there is a bug.
create or replace function invoices.series_violations(of_issuer int, of_year smallint, of_kind text) returns table (rule text, about text)
language sql stable
as $$
select 'a series has no gaps', s.issuer_id || ' ' || invoices.format_number(s.kind, s.year, s.last)
from invoices.series s
left join lateral (
  select count(*) as documents, max(d.serial) as highest from invoices.document d
  where d.issuer_id = s.issuer_id and d.year = s.year and d.kind = s.kind
) d on true
where s.issuer_id = of_issuer and s.year = of_year and s.kind = of_kind
  and (d.documents, d.highest) is distinct from (s.last::bigint, s.last);
$$;
