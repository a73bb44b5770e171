import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, InvoiceDocument } from '../contract.ts'
import type { InvoicesDeps } from './deps.ts'
import { toDocumentView } from './to-document-view.ts'
import { selectDocuments } from './store.ts'

/**
 * The member's own invoice with its credit notes; another member's invoice or an unpaid order
 * returns a 404 (CRED-13).
 */
export function readInvoice({
  database,
}: Pick<InvoicesDeps, 'database'>): Handler<(typeof contract)['invoices.read_invoice'], Site> {
  return async ({ order }, { viewer }) => {
    const [invoice, ...notes] = await findMemberDocuments(database, {
      account: viewer.account,
      order,
    })
    return invoice === undefined ? refuse('not_found') : { invoice, credit_notes: notes }
  }
}

/**
 * The invoice of the member's own order, then its credit notes; empty for unpaid orders and other
 * members' orders.
 */
export async function findMemberDocuments(
  database: InvoicesDeps['database'],
  query: { account: number; order: string },
): Promise<InvoiceDocument[]> {
  if (!looksLikeId(query.order)) return []
  return (await selectDocuments(database, query)).map(toDocumentView)
}
