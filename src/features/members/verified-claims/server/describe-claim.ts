import type { en } from '../locales/en.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { Locale } from '#kernel/locale.ts'
import { formatMoney } from '#kernel/money.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { ClaimView } from '../contract.ts'
import { type ClaimId, claims, formerPriceDays } from '../rules/claims.ts'
import type { StoredFinding } from '../rules/finding.ts'

interface Reader {
  readonly phrases: Phrases
  readonly locale: Locale
  readonly timeZone: string
}

/**
 * Returns the text of a proven claim with its figures in the reader's language, and how it was
 * computed.
 */
export function describeClaim(
  finding: StoredFinding & { readonly claim: ClaimId },
  reader: Reader,
): ClaimView {
  const { phrases, locale, timeZone } = reader
  const { claim } = finding
  const figures = formatFigures(finding, locale)
  const translate = (
    key: `verified_claims.${PhraseKey<typeof en>}`,
    more: Record<string, string | number> = {},
  ) => phrases.translate(locale, key, { ...figures, ...more })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const fact = (id: string, label: string, value: string) => ({ id, label, value })
  return {
    id: claim,
    subject: finding.subject,
    text: translate(`verified_claims.wording.${claim}`),
    short: claim === 'normal_price' ? translate('verified_claims.short.normal_price') : null,
    figure: claim === 'normal_price' ? (figures.was ?? null) : null,
    values: { ...finding.values },
    how: {
      label: translate('verified_claims.how.label'),
      definition: translate(`verified_claims.how.${claim}`, {
        least: claims[claim].minSample,
        most: formerPriceDays,
      }),
      facts: [
        fact(
          'period',
          translate('verified_claims.how.period'),
          day.formatRange(finding.from, finding.until),
        ),
        fact(
          'sample',
          translate('verified_claims.how.sample'),
          translate(`verified_claims.samples.${claim}`, { count: finding.sample }),
        ),
        fact(
          'value',
          translate('verified_claims.how.value'),
          translate(`verified_claims.values.${claim}`),
        ),
        fact('computed', translate('verified_claims.how.computed'), day.format(finding.computedAt)),
        fact('valid', translate('verified_claims.how.valid'), day.format(finding.validUntil)),
      ],
    },
  }
}

/**
 * Formats the figures for the reader's locale: names ending in `_share` are percentages, names
 * ending in `_minor` amounts of money.
 */
function formatFigures({ values }: StoredFinding, locale: Locale): Record<string, string> {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const number = new Intl.NumberFormat(locale)
  const currency = typeof values.currency === 'string' ? values.currency : 'EUR'
  const write = ([name, value]: [string, number | string]): [string, string] => {
    if (typeof value === 'string') return [name, value]
    if (name.endsWith('_share')) return [name.slice(0, -'_share'.length), percent.format(value)]
    if (name.endsWith('_minor'))
      return [name.slice(0, -'_minor'.length), formatMoney({ minor: value, currency }, locale)]
    return [name, number.format(value)]
  }
  return Object.fromEntries(Object.entries(values).map(write))
}
