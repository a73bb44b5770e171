import type { HttpApp, HttpContext } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { InvoiceDocument } from '../contract.ts'
import type { InvoicesDeps } from './deps.ts'
import { findMemberDocuments } from './read-invoice.ts'
import { renderDocumentPdf } from './document-pdf.ts'

type Deps = Pick<InvoicesDeps, 'database' | 'phrases' | 'limits'>

/** Each document is laid out again, which takes about 50 ms of processor time. */
const downloads = { name: 'invoices.pdf', count: 30, seconds: 3600 } as const

/**
 * Registers the PDF routes of invoices and credit notes. Everyone but the buyer gets a 404
 * (CRED-13).
 */
export function registerPdfRoutes(
  deps: Deps,
): (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void {
  const limit = deps.limits.named(downloads)
  return (app, tools) => {
    app.get('/api/orders/:order/invoice.pdf', (c) =>
      answer(c, tools, ({ kind }) => kind === 'invoice'),
    )
    app.get('/api/orders/:order/credit-notes/:file', (c) => {
      const file = c.req.param('file')
      return answer(
        c,
        tools,
        ({ kind, number }) => kind === 'credit_note' && file === `${number}.pdf`,
      )
    })
  }

  async function answer(
    c: HttpContext<Site>,
    tools: RawRouteTools<Site>,
    matches: (document: InvoiceDocument) => boolean,
  ): Promise<Response> {
    const { viewer, locale, now } = await tools.context(c)
    if (viewer === null) return tools.refuse(c, 'authentication_required')
    const order = c.req.param('order') ?? ''
    const documents = (
      await findMemberDocuments(deps.database, { account: viewer.account, order })
    ).find(matches)
    if (documents === undefined) return tools.refuse(c, 'not_found')
    const verdict = await limit.consume(`member ${viewer.account}`, now)
    if (!verdict.granted) return tools.refuse(c, 'too_many', verdict)
    const bytes = await renderDocumentPdf(deps.phrases, documents, locale)
    return tools.send(c, {
      status: 200,
      kind: 'media',
      type: 'application/pdf',
      body: new Uint8Array(bytes),
      secret: true,
      headers: { 'content-disposition': `attachment; filename="${documents.number}.pdf"` },
    })
  }
}
