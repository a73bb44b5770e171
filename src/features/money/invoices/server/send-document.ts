import type { en } from '../locales/en.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { Locale } from '#kernel/locale.ts'
import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import type { EmailContent } from '#platform/server/mail/email-content.ts'
import { type MethodKey, methods } from '#features/money/payments/index.ts'
import type { InvoiceDocument } from '../contract.ts'
import { formatDocument } from '../rules/format-document.ts'
import type { InvoicesDeps } from './deps.ts'
import { renderDocumentPdf } from './document-pdf.ts'
import { toDocumentView } from './to-document-view.ts'
import { selectForEmail } from './store.ts'

/**
 * Emails an invoice or credit note to the member in their language, with the PDF attached
 * (CRED-13). A credit note is issued when the provider confirms the refund, so its email also
 * announces the refund: amount, payment method and order.
 */
export function sendDocument(deps: InvoicesDeps): AsyncSubscriber<{ document: number }> {
  return async function sendDocument({ document: id }) {
    const row = await selectForEmail(deps.database, id)
    if (row === null) return
    const { account, email, locale, name, method } = row
    const document = toDocumentView(row)
    const site = deps.mailSite(await deps.siteById(row.site))
    await deps.mail({
      to: email,
      reader: account,
      site,
      locale,
      category: 'receipt',
      key: `invoice-${id}`,
      content: createEmail(deps, { document, locale, name, site, method }),
      attachments: [
        {
          name: `${document.number}.pdf`,
          type: 'application/pdf',
          bytes: await renderDocumentPdf(deps.phrases, document, locale),
        },
      ],
    })
  }
}

function createEmail(
  { phrases }: Pick<InvoicesDeps, 'phrases'>,
  about: {
    document: InvoiceDocument
    locale: Locale
    name: string
    method: MethodKey
    site: { name: string; url: string }
  },
): EmailContent {
  const { document, locale, name, site, method } = about
  const translate = (
    key: PhraseKey<typeof en>,
    values?: Readonly<Record<string, string | number>>,
  ) => phrases.translate(locale, `invoices.${key}`, values)
  const paper = formatDocument(document, locale, translate)
  const facts = {
    title: paper.title,
    name,
    site: site.name,
    total: paper.total.value,
    what: paper.line[0],
    order: document.order,
    method: methods[method].name ?? phrases.translate(locale, `payments.methods.${method}`),
  }
  const t = (key: PhraseKey<typeof en.mail.invoice | typeof en.mail.credit_note>) =>
    phrases.translate(locale, `invoices.mail.${document.kind}.${key}`, facts)
  return {
    subject: t('subject'),
    preview: t('preview'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
      { kind: 'paragraph', text: translate('mail.attached') },
      {
        kind: 'button',
        label: translate('mail.button'),
        url: `${site.url}/transactions/${document.order}/invoice`,
      },
    ],
    footer: [translate('mail.footer', { site: site.name })],
  }
}
