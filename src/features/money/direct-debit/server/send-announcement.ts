import type { en } from '../locales/en.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import { isLocale, type Locale } from '#kernel/locale.ts'
import { formatMoney } from '#kernel/money.ts'
import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import type { EmailContent } from '#platform/server/mail/email-content.ts'
import { renderMandatePdf } from './mandate-pdf.ts'
import type { DebitDeps } from './deps.ts'
import { type AnnouncementRow, selectAnnouncement } from './store-debits.ts'

type TranslateKey = (
  key: PhraseKey<typeof en>,
  values?: Readonly<Record<string, string | number>>,
) => string

/**
 * Announces a debit by email: amount, earliest collection date, mandate and creditor; a new mandate
 * is attached as a PDF (CRED-07).
 */
export function sendAnnouncement(deps: DebitDeps): AsyncSubscriber<{ order: string }> {
  return async function announceDebit({ order }) {
    const row = await selectAnnouncement(deps.database, order)
    if (row === null) return
    const site = await deps.siteById(row.site)
    const mailSite = deps.mailSite(site)
    const locale: Locale = isLocale(row.locale) ? row.locale : 'en'
    const translate: TranslateKey = (key, values) =>
      deps.phrases.translate(locale, `direct_debit.${key}`, values)
    await deps.mail({
      to: row.email,
      reader: row.account,
      site: mailSite,
      locale,
      category: 'receipt',
      key: `directdebit-${order}`,
      content: buildEmail(row, { translate, locale, order, site: mailSite }),
      attachments: row.signs && row.debtor !== null ? [await attached(deps, row, site.name)] : [],
    })
  }
}

/** Formats the day in a language; at noon, so that it is the same day in every time zone. */
function formatDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
}

function buildEmail(
  row: AnnouncementRow,
  {
    translate,
    locale,
    order,
    site,
  }: {
    translate: TranslateKey
    locale: Locale
    order: string
    site: { name: string; url: string }
  },
): EmailContent {
  const facts = {
    amount: formatMoney({ minor: row.price_minor, currency: row.currency }, locale),
    day: formatDay(row.due_on, locale),
    iban: row.iban_shown,
    reference: row.reference,
    creditor: row.creditor_name,
    creditor_id: row.creditor_id,
    credits: row.credits,
    site: site.name,
    name: row.name,
  }
  return {
    subject: translate('mail.subject', facts),
    preview: translate('mail.preview', facts),
    blocks: [
      { kind: 'heading', text: translate('mail.heading', facts) },
      { kind: 'paragraph', text: translate('mail.text', facts) },
      { kind: 'paragraph', text: translate('mail.facts', facts) },
      ...(row.signs ? [{ kind: 'paragraph', text: translate('mail.attached') } as const] : []),
      { kind: 'paragraph', text: translate('mail.rights') },
      { kind: 'button', label: translate('mail.button'), url: `${site.url}/transactions/${order}` },
    ],
    footer: [translate('mail.footer', facts)],
  }
}

async function attached(deps: DebitDeps, row: AnnouncementRow, siteName: string) {
  return {
    name: `${row.reference}.pdf`,
    type: 'application/pdf',
    bytes: await renderMandatePdf(deps, row, siteName),
  }
}
