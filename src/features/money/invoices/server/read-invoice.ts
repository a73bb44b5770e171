import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, InvoiceDocument } from '../contract.ts'
import type { InvoicesDeps } from './deps.ts'
import { showDocument } from './show-document.ts'
import { selectDocuments } from './store.ts'

/** An own invoice with its credit notes; that of someone else, and that of an unpaid order, are not there (CRED-13). */
export function readInvoice({
  database,
}: Pick<InvoicesDeps, 'database'>): Handler<(typeof contract)['invoices.read_invoice'], Site> {
  return async ({ order }, { viewer }) => {
    const [invoice, ...notes] = await ownDocuments(database, { account: viewer.account, order })
    return invoice === undefined ? refuse('not_found') : { invoice, credit_notes: notes }
  }
}

/** The invoice of an own order, then its credit notes; none for whatever is no own paid order. */
export async function ownDocuments(
  database: InvoicesDeps['database'],
  asked: { account: number; order: string },
): Promise<InvoiceDocument[]> {
  if (!looksLikeId(asked.order)) return []
  return (await selectDocuments(database, asked)).map(showDocument)
}
