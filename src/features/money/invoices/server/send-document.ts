import type { Locale } from '#kernel/locale.ts'
import type { LaterSubscriber } from '#platform/server/events/emit.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import { type MethodKey, methods } from '#features/money/payments/index.ts'
import type { InvoiceDocument } from '../contract.ts'
import { paperOf } from '../rules/paper.ts'
import type { InvoicesDeps } from './deps.ts'
import { documentPdf } from './document-pdf.ts'
import { showDocument } from './show-document.ts'
import { selectForLetter } from './store.ts'

/**
 * Emails an invoice or credit note to the member in their language, with the PDF attached
 * (CRED-13). A credit note is issued when the provider confirms the refund, so its email also
 * announces the refund: amount, payment method and order.
 */
export function sendDocument(deps: InvoicesDeps): LaterSubscriber<{ document: number }> {
  return async function sendDocument({ document: id }) {
    const row = await selectForLetter(deps.database, id)
    if (row === null) return
    const { account, email, locale, name, method } = row
    const document = showDocument(row)
    const site = deps.mailSite(await deps.siteById(row.site))
    await deps.mail({
      to: email,
      reader: account,
      site,
      locale,
      category: 'receipt',
      key: `invoice-${id}`,
      letter: letterOf(deps, { document, locale, name, site, method }),
      attachments: [
        {
          name: `${document.number}.pdf`,
          type: 'application/pdf',
          bytes: await documentPdf(deps.phrases, document, locale),
        },
      ],
    })
  }
}

function letterOf(
  { phrases }: Pick<InvoicesDeps, 'phrases'>,
  about: {
    document: InvoiceDocument
    locale: Locale
    name: string
    method: MethodKey
    site: { name: string; url: string }
  },
): Letter {
  const { document, locale, name, site, method } = about
  const say = (key: string, values?: Readonly<Record<string, string | number>>) =>
    phrases.translate(locale, `invoices.${key}`, values)
  const paper = paperOf(document, locale, say)
  const facts = {
    title: paper.title,
    name,
    site: site.name,
    total: paper.total.value,
    what: paper.line[0],
    order: document.order,
    method: methods[method].name ?? phrases.translate(locale, `payments.methods.${method}`),
  }
  const t = (key: string) => phrases.translate(locale, `invoices.mail.${document.kind}.${key}`, facts)
  return {
    subject: t('subject'),
    preview: t('preview'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
      { kind: 'paragraph', text: say('mail.attached') },
      { kind: 'button', label: say('mail.button'), url: `${site.url}/transactions/${document.order}/invoice` },
    ],
    footer: [say('mail.footer', { site: site.name })],
  }
}
