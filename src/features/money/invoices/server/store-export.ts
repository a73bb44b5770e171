import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * A member's invoices and credit notes, with the evidence of residence, for their data export
 * (BEY-13).
 */
export async function selectExport(queries: Queries, account: number): Promise<object> {
  const { data } = await queries.one<{ data: object }>(sql`
    select coalesce(jsonb_agg(jsonb_build_object('kind', d.kind, 'number', d.number, 'order', d.order_id, 'reason', d.reason,
      'issued_at', d.issued_at, 'supplied_at', d.supplied_at, 'seller', d.seller, 'credits', d.credits, 'currency', d.currency,
      'net_minor', d.net_minor, 'vat_minor', d.vat_minor, 'gross_minor', d.gross_minor, 'vat_basis_points', d.vat_basis_points,
      'vat_country', d.vat_country, 'vat_treatment', d.vat_treatment, 'country', d.country, 'country_chosen', d.proof_chosen,
      'country_of_address', d.proof_address, 'country_of_bank', d.proof_bank) order by d.id), '[]') as data
    from invoices.document d where d.account_id = ${account}`)
  return data
}
