import type { en } from '../locales/en.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import { isLocale, type Locale } from '#kernel/locale.ts'
import { createPdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import type { DebitDeps } from './deps.ts'
import { unsealDetails } from './sealed-details.ts'
import type { PrintedMandate } from './pdf/write-mandate.ts'
import type { AnnouncementRow } from './store-debits.ts'

const print = createPdfRenderer<PrintedMandate>(new URL('./pdf/write-mandate.ts', import.meta.url))

type Signed = Pick<
  AnnouncementRow,
  | 'debtor'
  | 'signed_locale'
  | 'signed_at'
  | 'reference'
  | 'creditor_id'
  | 'creditor_name'
  | 'creditor_address'
  | 'iban_shown'
>

/**
 * Renders a mandate as one A4 page in the language it was signed in; the account is masked to its
 * country and last two characters.
 */
export function renderMandatePdf(
  { phrases, seal }: Pick<DebitDeps, 'phrases' | 'seal'>,
  row: Signed,
  siteName: string,
): Promise<Buffer> {
  const locale: Locale = isLocale(row.signed_locale) ? row.signed_locale : 'en'
  const translate = (key: PhraseKey<typeof en>, values?: Readonly<Record<string, string>>) =>
    phrases.translate(locale, `direct_debit.${key}`, values)
  const { holder, street, house_number, zip, city, country } = unsealDetails(
    seal,
    row.debtor as Buffer,
  )
  const at = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  })
  const place = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
  const facts: readonly (readonly [string, string])[] = [
    [translate('facts.reference'), row.reference],
    [translate('facts.creditor'), `${row.creditor_name}, ${row.creditor_address}`],
    [translate('facts.creditor_id'), row.creditor_id],
    [translate('facts.holder'), `${holder}, ${street} ${house_number}, ${zip} ${city}, ${place}`],
    [translate('facts.iban'), row.iban_shown],
    [translate('facts.kind'), translate('facts.recurrent')],
    [translate('facts.signed'), at.format(row.signed_at)],
  ]
  return print({
    site: siteName,
    title: translate('pdf.title'),
    creditor: row.creditor_name,
    locale,
    signedAt: row.signed_at,
    facts,
    paragraphs: (
      ['mandate.text', 'mandate.rights', 'mandate.notice', 'pdf.signed_by'] as const
    ).map((key) => translate(key, { creditor: row.creditor_name })),
  })
}
