import { Link, useParams } from 'react-router'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, ButtonLink } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { DocumentView } from './document-view.tsx'

/** Loads the invoice; another member's invoice is a 404. */
export async function load({ api, cache, params }: LoadContext): Promise<void> {
  await cache.ensureQueryData(
    calls.query('invoices.read_invoice', { order: params.order ?? '' })(api),
  )
}

/** The document's title; the number is shown on the invoice itself. */
export function title(translate: Translate): string {
  return translate('invoices.page.invoice')
}

/** Page with an invoice and its credit notes, to read, print and keep (CRED-13). */
export function Page() {
  const t = usePhrases<typeof en>('invoices')
  const { order = '' } = useParams()
  const { data } = calls.useCall('invoices.read_invoice', { order })
  if (data === undefined) return null
  const { invoice, credit_notes: notes } = data
  return (
    <div className="wrap paper-page max-w-page">
      <div className="mx-auto max-w-column">
        <p className="paper-off mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Link to={`/transactions/${order}`} className="link paper-back">
            {t('page.back')}
          </Link>
          <Button variant="line" size="sm" onClick={() => window.print()}>
            {t('page.print')}
          </Button>
          <ButtonLink
            size="sm"
            href={`/api/orders/${order}/invoice.pdf`}
            download={`${invoice.number}.pdf`}
          >
            {t('page.pdf')}
          </ButtonLink>
        </p>
        <DocumentView document={invoice} level="h1" />
        <p className="paper-off type-meta mt-4 text-muted">{t('page.keep')}</p>
        {notes.length === 0 ? null : (
          <section aria-labelledby="credit-notes" className="mt-10">
            <div className="paper-off">
              <h2 id="credit-notes" className="type-h2">
                {t('page.notes')}
              </h2>
              <p className="mt-1 text-ink-2">{t('page.notes_lead')}</p>
            </div>
            {notes.map((note) => (
              <div key={note.number} className="mt-5">
                <DocumentView document={note} level="h3" />
                <p className="paper-off mt-3">
                  <a
                    className="link"
                    href={`/api/orders/${order}/credit-notes/${note.number}.pdf`}
                    download={`${note.number}.pdf`}
                  >
                    {t('page.pdf')}
                  </a>
                </p>
              </div>
            ))}
          </section>
        )}
      </div>
    </div>
  )
}
