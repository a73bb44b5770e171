import type { Locale } from '#kernel/locale.ts'
import { readTagList } from '#features/site/campaign-pages/index.ts'
import { formatPhoneLink, type Site } from '#features/site/sites/index.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { PageFacts } from '../rules/page-facts.ts'
import type { Periods } from '../rules/periods.ts'

interface SiteFactsInput {
  readonly site: Pick<Site, 'name' | 'company' | 'settings' | 'timeZone'>
  readonly locale: Locale
  /** The instant whose day is shown as the page's date. */
  readonly version: string
  readonly phrases: Phrases
  readonly periods: Periods
  /** The number of members and of fictional profiles, if known. */
  readonly profiles?: { readonly members: number; readonly fictional: number } | undefined
}

/** Collects the placeholder values of a site: company, contact, prices. */
export function collectSiteFacts({
  site,
  locale,
  version,
  phrases,
  periods,
  profiles,
}: SiteFactsInput): PageFacts {
  const { company, settings } = site
  const missing = () => phrases.translate(locale, 'content_pages.operator_missing')
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: site.timeZone })
  const credits = (count: number) => phrases.translate(locale, 'content_pages.credits', { count })
  const { members = 0, fictional = 0 } = profiles ?? {}
  const number = new Intl.NumberFormat(locale)
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const email = settings.support_email ?? ''
  const phone = settings.support_phone ?? company.support_phone ?? ''
  const tags = readTagList(settings)
  const vat = company.vat_numbers.join(', ')
  return {
    values: {
      ...formatPeriods(periods),
      site: site.name,
      company: company.name || missing(),
      address: formatAddress(company, locale) ?? missing(),
      register: company.kvk,
      vat,
      email,
      phone,
      age: String(settings.min_age),
      date: date.format(new Date(version)),
      message_price: credits(settings.message_credits),
      photo_price: credits(settings.photo_credits),
      gift_price: credits(settings.gift_credits),
      free_messages: phrases.translate(locale, 'content_pages.free_messages', {
        count: settings.free_conversations,
      }),
      refund_days: String(settings.refund_days),
      fictional_count: number.format(fictional),
      member_count: number.format(members),
      tag_hosts: new Intl.ListFormat(locale).format(tags?.hosts ?? []),
      fictional_share: share.format(fictional === 0 ? 0 : fictional / (fictional + members)),
    },
    holds: {
      fictional: settings.fictional,
      no_fictional: !settings.fictional,
      free_messages: settings.free_first_message && settings.free_conversations > 0,
      free_answers: settings.free_first_answer,
      register: company.kvk !== '',
      vat: vat !== '',
      email: email !== '',
      phone: phone !== '',
      tags: tags !== null,
      no_tags: tags === null,
    },
    links: {
      email: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
      phone: formatPhoneLink(phone),
    },
  }
}

/** The company's address in one line; null until the operator has entered one. */
function formatAddress({ address, city, country }: Site['company'], locale: Locale): string | null {
  if (address === '' || city === '' || country === '') return null
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return `${address} ${city}, ${name}`
}

const formatPeriods = (periods: Periods) =>
  Object.fromEntries(Object.entries(periods).map(([name, count]) => [name, String(count)])) as {
    readonly [Name in keyof Periods]: string
  }
