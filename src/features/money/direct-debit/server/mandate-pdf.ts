import { isLocale, type Locale } from '#kernel/locale.ts'
import { createSheet, type TextStyle } from '#platform/server/pdf/pdf-sheet.ts'
import type { DebitDeps } from './deps.ts'
import { unsealDetails } from './sealed-details.ts'
import type { AnnouncementRow } from './store-debits.ts'

const margin = 62
const muted: TextStyle = { colour: '#5c6b66', size: 9 }

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
  const translate = (key: string, values?: Readonly<Record<string, string>>) =>
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
  const sheet = createSheet({
    title: translate('pdf.title'),
    author: row.creditor_name,
    locale,
    at: row.signed_at,
  })
  const right = sheet.width - margin
  sheet.writeLine(siteName, margin, 58, { face: 'display', size: 25, colour: '#14463e' })
  sheet.rule(102, margin, right, '#c9952a')
  sheet.writeLine(translate('pdf.title'), margin, 128, { face: 'display', size: 19, role: 'H1' })
  let y = 178
  for (const [label, value] of facts) {
    sheet.writeWrapped(label, margin, y + 0.7, 140, muted)
    y = sheet.writeWrapped(value, margin + 150, y, right - margin - 150) + 8
  }
  y += 14
  for (const key of ['mandate.text', 'mandate.rights', 'mandate.notice', 'pdf.signed_by'])
    y =
      sheet.writeWrapped(
        translate(key, { creditor: row.creditor_name }),
        margin,
        y,
        right - margin,
        {
          colour: '#3f4f4a',
        },
      ) + 8
  return sheet.finish()
}
